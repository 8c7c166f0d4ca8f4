"""Words by which providers refuse a prompt that is too long, for `context_overflow`.

Data only, facts of 2026-11-30. Sources, by letter: D the provider's documentation;
L litellm 1.110.2, `exception_mapping_utils.py`; P pi-mono, `overflow.ts` of 2026-03-15;
S the server's source code or README; I error bodies in public issue threads.

All of it is compared with text as `plain_words` writes it: lower case, `_` and `-` as a
blank, no quotes and brackets, numbers in digits, `.` and `,` as words.
"""

WORDINGS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    # Family of the wording, source, fragments that follow each other.
    ("anthropic", "I", ("exceed context limit",)),
    ("anthropic", "L", ("prompt is too long",)),
    ("ark", "P", ("input length", "exceeds the maximum length")),
    ("ark", "D", ("total tokens of image and text exceed max message tokens",)),
    ("bedrock", "L", ("input is too long for requested model",)),
    ("bedrock", "I", ("input tokens exceeded", "exceeds maximum length")),
    ("cerebras", "P", ("current length is", "while limit is")),
    ("cohere", "L", ("too many tokens total number of tokens",)),
    ("cohere", "L", ("too many tokens size limit exceeded",)),
    ("copilot", "P", ("prompt token count of", "exceeds the limit of")),
    ("dashscope", "I", ("range of input length should be",)),
    ("dashscope", "D", ("total message token length exceed model limit",)),
    ("gemini", "L", ("input token count", "exceeds the maximum number of tokens")),
    ("gemini", "I", ("input token count is", "only supports up to")),
    ("github", "I", ("request body too large for", "max size", "tokens")),
    ("glm", "P", ("prompt exceeds max length",)),
    ("groq", "P", ("reduce the length of the messages or completion",)),
    ("llama.cpp", "S", ("exceeds the available context size",)),
    ("llama.cpp", "S", ("requested tokens", "exceed context window of")),
    ("lmstudio", "P", ("tokens to keep from the initial prompt is greater than",)),
    ("lmstudio", "I", ("trying to keep the first", "context", "overflows")),
    ("lmstudio", "I", ("reached context length of", "context overflow")),
    ("minimax", "I", ("context window exceeds limit",)),
    ("mistral", "P", ("too large for model with", "maximum context length")),
    ("moonshot", "I", ("exceeded model token limit",)),
    ("moonshot", "D", ("input token length too long",)),
    ("ollama", "S", ("longer than the context length currently available",)),
    ("ollama", "S", ("input length exceeds", "context length")),
    ("openai", "L", ("input tokens exceed the configured limit",)),
    ("openai", "P", ("exceeds the context window of this model",)),
    ("openrouter", "P", ("this endpoints maximum context length is",)),
    ("sglang", "S", ("requested token count exceeds the models maximum context",)),
    ("sglang", "S", ("is longer than the models context length",)),
    ("siliconflow", "I", ("prompt tokens", "must be less than max seq len")),
    ("tgi", "S", ("tokens + max new tokens must be <=",)),
    ("tgi", "S", ("inputs must have less than", "tokens")),
    ("vllm", "S", ("the models context length is only",)),
    ("vllm", "S", ("longer than the maximum model length",)),
    ("vllm", "S", ("maximum context length is", "your request has")),
    ("watsonx", "I", ("input tokens", "cannot exceed the total tokens limit")),
    ("xai", "P", ("maximum prompt length is", "request contains")),
    # Shared by many hosts, so that it is asked last.
    ("openai", "L", ("maximum context length is", "requested")),
    ("openai", "L", ("maximum context length is", "resulted in")),
    ("openai", "I", ("maximum context length is", "reduce the length of")),
)
"""Refusals as they are known. The family says whose wording it is, not who sent it."""

OVERFLOW_CODES: tuple[tuple[str, str, str], ...] = (
    # Value of a code, type or reason field; family; source.
    ("1261", "glm", "D"),
    ("context length exceeded", "openai", "D"),
    ("context length exceeded error", "", "L"),
    ("context overflow error", "", "L"),
    ("context size exceeded", "", "P"),
    ("context window exceeded", "", "L"),
    ("context window exceeded error", "", "L"),
    ("context window overflow", "", "L"),
    ("context window overflow exception", "", "L"),
    ("exceed context size error", "llama.cpp", "S"),
    ("exceeded context window", "", "P"),
    ("input too long", "", "P"),
    ("max context length exceeded", "", "P"),
    ("model context window exceeded", "", "D"),
    ("model length", "mistral", "P"),
    ("model max prompt tokens exceeded", "copilot", "P"),
    ("prompt too long", "", "P"),
    ("tokens limit reached", "github", "I"),
)
"""Codes and class names that say it alone."""

OVERFLOW_FINISHES = frozenset({"model context window exceeded", "model length"})
"""What an answer stopped by the window says; other codes are no finish reason."""

RATE_WORDS = (
    r" (?:per (?:min|minute|hour|day|second|month|week)|tp[md]|rp[md]|itpm|otpm|"
    r"rate limit(?:s|ed|ing)?|ratelimit\w{0,10}|quotas?|too many requests|"
    r"throttl(?:es?|ed|ing)|resource exhausted|credits?|afford|"
    r"balance|billing|daily|hourly|weekly|monthly|usage limit|concurren\w{1,5}|"
    r"rate limit \w{1,20}|insufficient quota) |"
    r"(?:^| (?:http|code|status|error)) 429 (?!(?:input |prompt )?tokens|[<>])|"
    "速率|频率|限流|每分钟|每日|每天|并发|配额|余额|額度|每分鐘|頻率|額滿"
)
"""Rates, quotas and money, and their status: the window was not the cause."""

WAIT_WORDS = (
    r" (?:please wait|wait (?:before|and|for|until)|(?:try again|retry) later|"
    r"(?:try again|retry) (?:in|after) (?:(?:a|an|some|few) ){1,3}"
    r"(?:moments?|seconds?|minutes?|hours?|days?|while|time|bit)|"
    r"(?:try again|retry) (?:in|after) \d{1,12}|slow down) |"
    "请?稍[后後候](?:再|重)?[试試]|請稍[后後候]"
)
"""What helps against a rate. A text that refuses and says it refuses no prompt; one
that merely stands around a refusal may say it of any error."""

OTHER_LIMITS = (
    r" (?:bytes?|[kmg]i?b|megabytes?|kilobytes?|characters?|chars?|images?|pixels?|"
    r"px|pages?|pdf|audio|video|seconds?|files?|uploads?|string|array|items?|"
    r"payload|header|headers|url|name|metadata|training|dataset|batch|batches|"
    r"stop sequences?|timeout|timed|time limit|deadline|dimensions?|"
    r"password|filename|title|"
    r"tools? (?:name|description|count)) |字符|字节|图片|图像|文件|字元"
)
"""Other things that can be too long or too large."""

TOKENS_OF_INPUT = (
    r" (?:(?:input|prompt) tokens?|token count|(?:prompt|request|input|messages|"
    r"conversation|history)(?: \w{1,12}){0,6} \d{1,12} (?:input )?tokens) "
)
"""Words that make two figures a refusal where no window is named."""

INPUT_SUBJECTS = (
    r" (?:prompts?|inputs?|messages?|conversation|history|dialog|dialogue|chat) |"
    "输入|提示|对话|消息|輸入|對話|訊息|历史"
)
"""What was too long where room for the answer is spoken of too."""

WINDOW = (
    r" (?:context (?:length|window|size|limit|capacity|budget|overflow)|"
    r"(?:maximum|max|available|supported) (?:\w{1,12} )?context|"
    r"(?:maximum|max) (?:allowed )?length|"
    r"(?:maximum|max|allowed) (?:allowed )?(?:model |prompt |input |sequence |seq |"
    r"message |total |number of |input token |token )(?:length|len|size|tokens?|"
    r"input tokens|prompt tokens|limit|count)|(?:input |prompt |total |model |models )"
    r"(?:tokens? |sequence |max |maximum )?(?:limit|limits|window|max length|"
    r"maximum length)|token limit|tokens limit|max seq len|n ctx|num ctx|"
    r"models? can (?:accept|take|handle|process|read)|"
    r"models? (?:own )?(?:maximum|max)|maximum of \d{1,12} (?:input |prompt )?tokens|"
    r"max model len|context) |上下文|token ?数? ?(?:上限|限制)|"
    r"最大 ?(?:长度|長度|输入|輸入|限制|值)|"
    "长度限制|長度限制|最大 ?tokens?|tokens? ?最大"
)
"""The room that a model has for its input, in words."""

TOKEN_SENSE = (
    r" (?:tokens?|context|prompts?|(?:input|sequence|message) (?:length|len)|max seq "
    r"len|conversation|chat|history|model|models) |上下文|对话|對話|提示|输入|輸入"
)
"""What makes a length one of tokens; without it, it could be one of characters."""

TOO_MUCH = (
    r" (?:exceed(?:s|ed|ing)?|too (?:long|large|big|many tokens|many input tokens)|"
    r"(?:longer|larger|greater|more|bigger) than|(?:not|cannot|doesnt|wont|dont|no "
    r"longer) fit|overflow(?:s|ed)?|overran|surpass(?:es|ed)?|overrun|"
    r"must (?:not be|be) (?:less|shorter|smaller|at most|<=|<|longer|larger|no more)|"
    r"must not exceed|over the|above the|beyond the|outside the|only supports|"
    r"goes over|past the|out of range|"
    r"> |>= )|超过|超出|超过了|超长|過長|过长|超限|大于|超過|超長|大於|太长|太長"
)
"""The verdict, in words."""

SUBJECTS = (
    r" (?:prompts?|inputs?|messages?|requests?|conversation|history|dialog|dialogue|"
    r"chat|sequence|tokens|token count|token limit) |"
    "输入|提示|对话|消息|请求|輸入|對話|訊息|請求|历史|内容"
)
"""What was too long, in words."""

TOO_LONG_ALONE = (
    r" (?:prompt|input|inputs|messages|conversation|context|history|sequence)"
    r"(?: (?:\w{1,12} ){0,3}"
    r"| )(?:is |are |was |were |has |have |became |become |grown )?"
    r"(?:too long|too many tokens|exceeds (?:the )?(?:max|maximum) length|"
    r"too (?:large|big) for (?:\w{1,12} ){0,3}(?:models?|context)) |"
    r" context (?:length|window|size|limit) (?:was |is |has been )?"
    r"(?:exceed(?:s|ed)|reached|"
    r"overflow(?:ed|s)?) | context (?:window )?is full |"
    r" too many (?:input |prompt )?tokens |"
    r"超(?:出|过|過)了? ?(?:模型)?(?:的|支持的)?(?:最大)?上下文|上下文(?:长度|長度|窗口)? ?已?超|"
    r"(?:input|prompt|提示词?|输入|輸入|上下文|对话|對話|历史) ?的? ?(?:tokens? ?)?"
    r"(?:内容|文本|消息|长度|長度|数量?)? ?(?:已 ?)?"
    r"(?:超出|超过|超過|超限|超长|超長|过长|過長|太长|太長)"
)
"""A verdict that needs neither figures nor a window beside it."""

OUTPUT_LIMITS = (
    r" (?:max (?:output|completion|new|generated) tokens|max tokens(?: to sample)?|"
    r"(?:output|completion|generation|generated|reasoning|thinking)(?: token)?"
    r"(?: tokens| budget| limit| length| tokens)?|budget tokens) |最大输出|输出长度"
)
"""Room for the answer. A refusal of that alone is no overflow of the window."""

NOT_SAID = (
    r" (?:when|why|how|what|may|might|could(?! not)|would|should i|can (?:exceed|be|"
    r"overflow|grow|become)|usually|often|costs?|expectations|"
    r"sometimes|typically|generally|for example|e g|such as|suppose|imagine|means|"
    r"until|so that|once|to handle|in order|enables?|disables?|drops|truncates?) |"
    "可能|怎么|为什么|什么|的话|会超"
)
"""Conditions and questions: a text about refusals, not one."""

DENIALS = (
    r" (?:if|whenever|unless|in case|to avoid|avoids?|avoiding|prevent\w{0,5}|whether|"
    r"never|(?:does not|doesnt|do not|dont|did not|didnt) exceed|not exceed "
    r"the|no longer exceed\w{0,2}|without exceeding|not too long|"
    r"(?:is|are) not (?:\w{1,9} "
    r")?(?:longer|too)|isnt (?:longer|too)) |如果|是否|如何|避免|未超|没有超|不会|假如"
)
"""What turns a refusal round, in an error too."""

TALK = (
    r" (?:i|we(?! could not| cannot| couldnt| were unable| re sorry| re unable)|"
    r"my|our|he|"
    r"she|they|yesterday|today|lets|docs|documentation|article|"
    r"paper|blog|post|tutorial|guide|chapter|section|users?|people|developers?|"
    r"many models|most models|models that|teams|tip|remember|explain\w{0,5}|"
    r"discuss\w{0,3}|"
    r"book|story|novel|essay|email|meeting|history of|famous|famously|known|said|says|"
    r"saw|told|asked|asks|wrote|write|quoted?|named|error messages|errors like|"
    r"quickly|easily|thanks|hello|hi) |我|我们|文章|文档|昨天|今天|教程"
)
"""Who talks about an error, as people do."""

TOTAL_BEFORE = (
    r" (?:combined|total|sum|together|(?:inputs?|prompt|messages) (?:tokens )?"
    r"(?:and|plus|\+) (?:(?:the|max|maximum|requested) ){0,2}"
    r"(?:outputs?|completion|max tokens|new tokens)) "
)
STATUS_BEFORE = r"^ $| (?:http|code|status|error|http/1) $"
"""What stands before the HTTP status at the head of a text, or before any code."""

CODES_IN_TEXTS = frozenset({"1261", "2013", "20015"})
"""Codes that hosts write into their texts (GLM, MiniMax, SiliconFlow): no tokens,
unless a sign of comparison stands before or what `COUNT_AFTER` says behind."""

COUNT_AFTER = r" (?:个 ?)?tokens? "

ERROR_PREFIX = (
    r" (?:error|exception|failed|failure)(?: [a-z]{1,30}){0,5} (?:when|while) "
    r"[a-z]{3,20}ing "
)
"""How the AWS SDK and wrappers open a message; this "when" is no condition."""

NUMBER_FIELDS = {
    "context_length": "limit",
    "context_window": "limit",
    "input_tokens": "input",
    "max_context_length": "limit",
    "max_model_len": "limit",
    "n_ctx": "limit",
    "n_prompt_tokens": "input",
    "num_ctx": "limit",
    "prompt_tokens": "input",
}
"""Number fields of an error body (llama.cpp: S), read beside a refusal only."""

LIMIT_BEFORE = (
    r" (?:maximum|max|limit|limits|limited|window|context|ctx|allowed|up to|most|than|"
    r"only|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|supports?|cap|capacity|ceiling|"
    r"allows?|available|permitted|accepts?|len|configured|over|above|beyond|supported|"
    r"holds|"
    r"can take|takes|fits|handles|<|<=|>|>=|/)"
    r" |最大|上限|限制|超过|超出|超過|上下文|最多|支持|不能"
)
SENT_BEFORE = (
    r"(?<!maximum)(?<!max)(?<!longest) "
    r"(?:prompt|input|conversation|request) (?:of|with)|"
    r" (?:requested|request|requests|resulted|results|has|have|contains?|containing|"
    r"passed|received|given|got|provided|sent|submitted|current|used|uses|needs?|"
    r"required|requires|long|large|keep|actual|total|totals|was|were|estimated|"
    r"counted|measured|came to|comes? to|adds? up to) |"
    "实际|当前|请求|共|您的|你的|收到|提交|實際|目前"
)
OUTPUT_BEFORE = (
    r" (?:completion|output|outputs|max tokens|new tokens|generation|answer|reply) |"
    "输出|輸出|最大输出"
)
OUTPUT_RIGHT_BEFORE = r" (?:completion|output|max tokens|new tokens)(?: tokens)? $"
INPUT_RIGHT_BEFORE = r" (?:prompt|inputs?|messages) (?:tokens? )?(?:length |size )?$"
INPUT_BEFORE = (
    r" (?:count|prompt|inputs?|messages?|conversation|tokens|length|size|request) |"
    "输入|提示|消息|对话|輸入|長度|长度"
)
"""Words before a number, by what the number then is. The nearest decides; the input
words only where there is no other."""

UNITS_AFTER = (
    r" (?:input )?(?:characters?|chars?|bytes?|[kmg]i?b|images?|pages?|seconds?|"
    r"minutes?|messages? of|items?|files?|percent|times|字符|字|字节|ms|s) "
)
OUTPUT_AFTER = (
    r" (?:tokens? )?(?:(?:in|of|for|from|as) (?:the |your )?)?(?:max |requested )?"
    r"(?:completion|outputs?|new tokens|max new|max tokens|generation|response|answer|"
    r"reserved|reply|max output|generated) "
)
INPUT_AFTER = (
    r" (?:tokens? )?(?:(?:in|of|for|from) (?:the |your )?)?(?:text )?"
    r"(?:inputs?|prompt|messages|functions?|tools?|tool|schema|text) "
)
SENT_AFTER = (
    r" (?:个 ?)?(?:tokens? )?(?:, )?(?:(?:which|that|and|it|is|are|was|were|must|be|"
    r"cannot|can|not|should|does|do|would) ){0,3}"
    r"(?:exceeds?(?= )|exceeding|exceeded the|"
    r"surpass(?:es)?|longer|larger|greater|more|too|over|above|beyond|less|smaller|"
    r"at most|>|>=|/|fit|(?:given|sent|received|passed|provided|submitted|requested|"
    r"used)(?= (?!\d|about))|超过|超出|超過|大于|大於)"
)
LIMIT_AFTER = (
    r" (?:个 ?)?(?:tokens? )?(?:maximum|max|limit|cap|ceiling|allowed|available|"
    r"supported|context|window|permitted|"
    r"(?:was |is )?exceeded by|was exceeded|is exceeded|of context|的? ?(?:上限|限制))"
    r" (?!\d)"
)
"""Words after a number; they are asked before those in front of it."""
