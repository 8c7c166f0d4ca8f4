"""Prompts that fit: memory gives way, system prompt and user's words never do."""

from .assembler import PromptAssembler as PromptAssembler
from .assembler import build_prompt as build_prompt
from .callables import MemoryNeed as MemoryNeed
from .callables import MemorySearch as MemorySearch
from .callables import MessageCounter as MessageCounter
from .callables import RecentDialog as RecentDialog
from .callables import Summarizer as Summarizer
from .callables import TokenCounter as TokenCounter
from .config import PromptConfig as PromptConfig
from .config_fields import RoleLabels as RoleLabels
from .errors import BudgetExceededError as BudgetExceededError
from .errors import CallbackError as CallbackError
from .errors import ConfigError as ConfigError
from .errors import InputError as InputError
from .errors import PromptAssembleError as PromptAssembleError
from .estimate import estimate_tokens as estimate_tokens
from .models import ModelLimits as ModelLimits
from .models import model_limits as model_limits
from .overflow import OverflowInfo as OverflowInfo
from .overflow import context_overflow as context_overflow
from .parts import message_text as message_text
from .prompt import AssembledPrompt as AssembledPrompt
from .report import AssemblyReport as AssemblyReport
from .retrieval import MemoryOutcome as MemoryOutcome
from .standards import MemoryVerdict as MemoryVerdict
from .standards import check_memory as check_memory
from .summary import summarize_memory as summarize_memory
from .tokens import token_upper_bound as token_upper_bound
from .trigger import TriggerDecision as TriggerDecision
from .trigger import TriggerRules as TriggerRules
from .trigger import needs_memory as needs_memory
from .units import MessageOutcome as MessageOutcome

__version__ = "0.1.0"

__all__ = [
    "AssembledPrompt",
    "AssemblyReport",
    "BudgetExceededError",
    "CallbackError",
    "ConfigError",
    "InputError",
    "MemoryNeed",
    "MemoryOutcome",
    "MemorySearch",
    "MemoryVerdict",
    "MessageCounter",
    "MessageOutcome",
    "ModelLimits",
    "OverflowInfo",
    "PromptAssembleError",
    "PromptAssembler",
    "PromptConfig",
    "RecentDialog",
    "RoleLabels",
    "Summarizer",
    "TokenCounter",
    "TriggerDecision",
    "TriggerRules",
    "__version__",
    "build_prompt",
    "check_memory",
    "context_overflow",
    "estimate_tokens",
    "message_text",
    "model_limits",
    "needs_memory",
    "summarize_memory",
    "token_upper_bound",
]
