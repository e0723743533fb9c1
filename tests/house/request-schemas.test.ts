/**
 * Whatever a request brings has bounds: a text has a longest length, a number a greatest value. Attack: a date, number
 * or text beyond all bounds makes a loop endless, a row too long or a JSON column unreadable.
 */
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { filesOf, type ParsedFile } from "./parsed-files.ts";

/** A node of the syntax tree, by https://github.com/estree/estree. */
interface Node {
	type: string;
	start: number;
	end: number;
	[name: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value && "start" in value;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const nodesIn = (value: unknown): Node[] =>
	(Array.isArray(value) ? value : [value]).filter((each) => isNode(each));
const childrenOf = (node: Node) => Object.values(node).flatMap(nodesIn);

interface Source {
	code: string;
	tree: Node;
	/** Declarations of the module itself, by their names. */
	declared: Map<string, Node>;
	imported: Map<string, { path: string; name: string }>;
}

const sources = new Map(
	filesOf("app/**/*.{ts,tsx}")
		.filter(({ path }) => !/\.test\.|^app\/messages\//.test(path))
		.map((file): [string, Source] => [file.path, sourceOf(file)]),
);

function sourceOf(file: ParsedFile): Source {
	const { path, code, tree } = file;
	if (!isNode(tree)) throw new Error(`${path} can't be read`);
	const declared = new Map<string, Node>();
	const imported = new Map<string, { path: string; name: string }>();
	for (const statement of nodesIn(tree.body)) {
		const inner = isNode(statement.declaration) ? statement.declaration : statement;
		for (const each of [inner, ...nodesIn(inner.declarations)])
			if (isNode(each.id)) declared.set(text(each.id.name), each);
		const from = isNode(statement.source) ? text(statement.source.value) : "";
		const target = from.startsWith("#app/") ? from.slice(1) : join(path, "..", from);
		for (const each of nodesIn(statement.specifiers))
			if (isNode(each.local) && isNode(each.imported))
				imported.set(text(each.local.name), { path: target, name: text(each.imported.name) });
	}
	return { code, tree, declared, imported };
}

/** "v.string" of a call, "readForm" of another. */
function calleeOf(node: Node): string {
	const { callee } = node;
	if (node.type !== "CallExpression" || !isNode(callee)) return "";
	if (callee.type === "Identifier") return text(callee.name);
	const { object, property } = callee;
	return isNode(object) && isNode(property) ? `${text(object.name)}.${text(property.name)}` : "";
}

/** Which argument of a call is the schema of a request. */
const readers: Record<string, number> = {
	readForm: 1,
	readJson: 1,
	checkForm: 0,
	checkInput: 0,
};
/** Tables of calls, whose rows name their schemas. */
const rowMakers = new Set(["endpoint", "call", "publicCall", "staffCall"]);
const schemaNames = new Set(["body", "query", "input"]);

function rootsIn(node: Node): Node[] {
	const callee = calleeOf(node);
	const callArguments = nodesIn(node.arguments);
	const schemas: Node[] = [];
	if (callee in readers) schemas.push(...nodesIn(callArguments[readers[callee] ?? 0]));
	if (rowMakers.has(callee))
		for (const property of nodesIn(callArguments[0]?.properties))
			if (isNode(property.key) && schemaNames.has(text(property.key.name)))
				schemas.push(...nodesIn(property.value));
	return [...schemas, ...childrenOf(node).flatMap(rootsIn)];
}

/** Links of a pipe that leave only texts, or numbers, within bounds. */
const bounds: Record<string, Set<string>> = {
	"v.string": new Set([
		...["v.maxLength", "v.length", "v.uuid", "v.isoTimestamp", "v.picklist", "v.literal"],
		...["v.check", "v.guard", "lineOfText", "blockOfText", "nameOfPerson"],
	]),
	"v.number": new Set(["v.maxValue", "v.safeInteger", "v.picklist"]),
};

function isBound(kind: string, link: Node, code: string): boolean {
	const name = calleeOf(link);
	if (kind === "v.string" && name === "v.regex") return !isEndless(nodesIn(link.arguments)[0]);
	if (kind === "v.number" && name === "v.check")
		return code.slice(link.start, link.end).includes(" <= ");
	return bounds[kind]?.has(name) ?? false;
}

function isEndless(pattern: Node | undefined): boolean {
	const source =
		isNode(pattern) && "regex" in pattern
			? v.parse(v.looseObject({ pattern: v.string() }), pattern.regex).pattern
			: "*";
	return /[*+]|\{\d+,\}/.test(source.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, "x"));
}

const visited = new Set<Node>();
const unbounded: string[] = [];

/** @param links of the pipes around this node. */
function walk(node: Node, path: string, links: Node[]): void {
	const source = sources.get(path);
	if (!source) return;
	const kind = calleeOf(node);
	if (kind in bounds && !links.some((link) => isBound(kind, link, source.code))) {
		const line = source.code.slice(0, node.start).split("\n").length;
		unbounded.push(`${path}:${line}`);
	}
	if (node.type === "Identifier") follow(text(node.name), path, links);
	const around = kind === "v.pipe" ? [...links, ...nodesIn(node.arguments)] : links;
	// what an object or a list holds has bounds of its own
	const inner = ["v.object", "v.array", "v.record", "v.variant"].includes(kind) ? [] : around;
	for (const child of childrenOf(node)) walk(child, path, inner);
}

function follow(name: string, path: string, links: Node[]): void {
	const source = sources.get(path);
	const declaration = source?.declared.get(name);
	const elsewhere = source?.imported.get(name);
	if (!declaration && elsewhere) follow(elsewhere.name, elsewhere.path, links);
	if (!declaration || visited.has(declaration)) return;
	visited.add(declaration);
	for (const child of childrenOf(declaration))
		if (child !== declaration.id) walk(child, path, links);
}

test("every text and number of a request has bounds", () => {
	let roots = 0;
	for (const [path, { tree }] of sources)
		for (const root of rootsIn(tree)) {
			roots += 1;
			walk(root, path, []);
		}
	expect(roots).toBeGreaterThan(100);
	expect([...new Set(unbounded)].sort()).toEqual([]);
});
