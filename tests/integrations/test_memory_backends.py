"""Real objects of the usual memory backends, as answers of `memory_search_fn`.

Each backend runs inside the process, holds the same notes, and is asked as
docs/recipes.md says. Nothing of it is put on.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from types import ModuleType
from typing import Any
from zlib import crc32

import pytest

from prompt_assemble import AssembledPrompt, MemoryOutcome, PromptAssembler

Package = Callable[[str], ModuleType]

NOTES = {
    "m1": "Mara prefers paperbacks.",
    "m2": "Mara's parcels go to number 5.",
    "m3": "The shop was closed in August.",
}
QUESTION = "Do you remember where Mara's parcels go?"
FOUND = NOTES["m2"]
SIZE = 64


def vector(text: str) -> list[float]:
    """An embedding as simple as can be: which words a text has."""
    found = [0.0] * SIZE
    for word in text.lower().replace("?", "").replace(".", "").split():
        found[crc32(word.encode()) % SIZE] += 1.0
    return found


def remembered(search: Any, top_k: int = 2) -> tuple[AssembledPrompt, MemoryOutcome]:
    """The prompt with what a backend found, and the fate of the first memory."""
    config = PromptAssembler().config.replace(memory_top_k=top_k)
    assembler = PromptAssembler(config, strict=True)
    prompt = assembler.assemble(QUESTION, search)
    assert prompt.report.memory_status == "kept"
    assert len(prompt.memories) == top_k == len(prompt.report.memories)
    assert FOUND in prompt.memories[0], "the nearest note comes first"
    assert all(any(note in it for note in NOTES.values()) for it in prompt.memories)
    return prompt, prompt.report.memories[0]


def test_vector_stores_of_langchain(package: Package) -> None:
    """Documents, pairs of a document and a score, and a retriever's answer."""
    stores = package("langchain_core.vectorstores")
    base: Any = package("langchain_core.embeddings").Embeddings

    class Words(base):  # type: ignore[misc]
        def embed_documents(self, texts: list[str]) -> list[list[float]]:
            return [vector(text) for text in texts]

        def embed_query(self, text: str) -> list[float]:
            return vector(text)

    store = stores.InMemoryVectorStore(Words())
    store.add_texts(list(NOTES.values()), ids=list(NOTES))
    assert remembered(store.similarity_search)[1].id == "m2"
    _, first = remembered(store.similarity_search_with_score)
    assert first.id == "m2" and first.score is not None and 0.5 < first.score <= 1
    retriever = store.as_retriever(search_kwargs={"k": 2})
    assert remembered(lambda query: retriever.invoke(query))[1].id == "m2"


def test_stores_of_langgraph(package: Package) -> None:
    """Search items, whose value holds the text."""
    index = {"dims": SIZE, "embed": lambda texts: [vector(text) for text in texts]}
    store = package("langgraph.store.memory").InMemoryStore(index=index)
    for key, text in NOTES.items():
        store.put(("memories", "mara"), key, {"text": text, "kind": "preference"})
    prompt, first = remembered(
        lambda query, top_k: store.search(
            ("memories", "mara"), query=query, limit=top_k
        )
    )
    assert first.id == "m2" and first.score is not None
    day = store.get(("memories", "mara"), "m2").created_at.date().isoformat()
    assert day in prompt.memories[0], "the date that the backend gives is shown"


def test_retrievers_of_llama_index(package: Package) -> None:
    """Nodes with scores."""
    core, schema = package("llama_index.core"), package("llama_index.core.schema")
    base: Any = package("llama_index.core.embeddings").BaseEmbedding

    class Words(base):  # type: ignore[misc]
        def _get_text_embedding(self, text: str) -> list[float]:
            return vector(text)

        _get_query_embedding = _get_text_embedding

        async def _aget_query_embedding(self, query: str) -> list[float]:
            return vector(query)

    nodes = [schema.TextNode(text=text, id_=key) for key, text in NOTES.items()]
    index = core.VectorStoreIndex(nodes=nodes, embed_model=Words())
    retriever = index.as_retriever(similarity_top_k=2)
    _, first = remembered(lambda query: retriever.retrieve(query))
    assert first.id == "m2" and first.score is not None


def test_points_of_qdrant(package: Package) -> None:
    """The answer of a query, and its bare list; the payload holds the text."""
    qdrant, models = package("qdrant_client"), package("qdrant_client.models")
    client = qdrant.QdrantClient(":memory:")
    params = models.VectorParams(size=SIZE, distance=models.Distance.COSINE)
    client.create_collection("memories", vectors_config=params)
    client.upsert(
        "memories",
        [
            models.PointStruct(id=place, vector=vector(text), payload={"text": text})
            for place, text in enumerate(NOTES.values(), 1)
        ],
    )

    def search(query: str, top_k: int) -> Any:
        return client.query_points("memories", query=vector(query), limit=top_k)

    for source in (search, lambda query, top_k: search(query, top_k).points):
        _, first = remembered(source)
        assert first.id == "2" and first.score is not None
    client.close()


def test_columns_of_chroma() -> None:
    """What a query answers, and what `get` does; distances turn into scores.

    Chroma installs over 80 packages, half a gigabyte: too much for a step of CI, so
    this runs only where somebody has it.
    """
    chroma = pytest.importorskip("chromadb", reason="needs chromadb, which is large")
    collection = chroma.EphemeralClient().create_collection("memories")
    texts, ids = list(NOTES.values()), list(NOTES)
    collection.add(ids=ids, documents=texts, embeddings=list(map(vector, texts)))
    _, first = remembered(
        lambda query, top_k: collection.query(
            query_embeddings=[vector(query)], n_results=top_k
        )
    )
    assert first.id == "m2" and first.score is not None and first.score <= 0
    assert remembered(lambda query: collection.get(ids=["m2"]), 1)[1].id == "m2"


def test_results_of_mem0(
    package: Package, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real Memory over embedded Qdrant; only embedding and model stand in."""
    monkeypatch.setenv("MEM0_TELEMETRY", "False")
    monkeypatch.setenv("MEM0_DIR", str(tmp_path / "mem0"))
    mem0, factory = package("mem0"), package("mem0.utils.factory")

    class Words:
        config = None

        def embed(self, text: str, memory_action: object = None) -> list[float]:
            return vector(text)

        def embed_batch(self, texts: list[str], *action: object) -> list[list[float]]:
            return [vector(text) for text in texts]

    def words(*given: object, **named: object) -> Words:
        return Words()

    monkeypatch.setattr(factory.EmbedderFactory, "create", words)
    monkeypatch.setattr(factory.LlmFactory, "create", lambda *given, **named: None)
    place = {"path": str(tmp_path / "qdrant"), "embedding_model_dims": SIZE}
    memory = mem0.Memory.from_config(
        {
            "vector_store": {"provider": "qdrant", "config": place},
            "history_db_path": ":memory:",
        }
    )
    added = {
        text: memory.add(text, user_id="mara", infer=False)["results"][0]["id"]
        for text in NOTES.values()
    }
    prompt, first = remembered(
        lambda query, top_k: memory.search(
            query, top_k=top_k, filters={"user_id": "mara"}
        )
    )
    assert first.id == added[FOUND] and first.score is not None
    day = memory.get(added[FOUND])["created_at"][: len("2026-11-30")]
    assert prompt.memories[0] == f"({day}) {FOUND}"
    memory.vector_store.client.close()
    memory.close()


def test_vector_stores_of_openai(package: Package) -> None:
    """The page that `client.vector_stores.search` returns, as the SDK reads it."""
    types, pages = package("openai.types"), package("openai.pagination")
    page = pages.SyncPage[types.VectorStoreSearchResponse].model_validate(
        {
            "object": "list",
            "data": [
                {
                    "file_id": key,
                    "filename": "notes.txt",
                    "score": 0.9,
                    "attributes": {},
                    "content": [{"type": "text", "text": NOTES[key]}],
                }
                for key in ("m2", "m1")
            ],
        }
    )
    _, first = remembered(lambda query: page)
    assert (first.id, first.score) == ("m2", 0.9)


@pytest.mark.parametrize("factory", [None, sqlite3.Row], ids=["tuples", "Row"])
def test_rows_of_sqlite(factory: Any) -> None:
    """A query's rows, by name or by position, and the cursor itself."""
    with sqlite3.connect(":memory:") as connection:
        connection.row_factory = factory
        connection.execute("CREATE TABLE notes (id TEXT, text TEXT)")
        connection.executemany("INSERT INTO notes VALUES (?, ?)", NOTES.items())
        query = "SELECT * FROM notes ORDER BY text LIKE '%parcels%' DESC LIMIT ?"

        def search(asked: str, top_k: int) -> sqlite3.Cursor:
            return connection.execute(query, (top_k,))

        for source in (search, lambda asked, k: search(asked, k).fetchall()):
            _, first = remembered(source)
            assert first.id == (None if factory is None else "m2")
    connection.close()


@pytest.mark.parametrize("rows", ["tuple_row", "dict_row", "namedtuple_row"])
def test_rows_of_psycopg(package: Package, postgres: str, rows: str) -> None:
    """Every kind of row, as a list and as a cursor that is read later."""
    psycopg, kinds = package("psycopg"), package("psycopg.rows")
    with psycopg.connect(postgres, row_factory=getattr(kinds, rows)) as connection:
        connection.execute("CREATE TEMP TABLE notes (id text, text text, at date)")
        for key, text in NOTES.items():
            values = (key, text, "2026-11-30")
            connection.execute("INSERT INTO notes VALUES (%s, %s, %s)", values)
        query = """SELECT id, text, at AS created_at FROM notes
            ORDER BY text LIKE '%%parcels%%' DESC LIMIT %s"""

        def search(asked: str, top_k: int) -> Any:
            return connection.execute(query, (top_k,))

        for source in (search, lambda asked, k: search(asked, k).fetchall()):
            prompt, first = remembered(source)
            if rows != "tuple_row":
                assert first.id == "m2" and "2026-11-30" in prompt.memories[0]
