import { expect, test } from "vitest";
import { filesOf, lazilyParsed, type ParsedFile } from "./parsed-files.ts";
import { functionsOfOneFile, refusedNames } from "./refused-names.ts";
import type { Node } from "./screen-texts.ts";

/** A name that a file declares: of a variable, parameter, function, method, type, or property of a type. */
interface Declared {
	name: string;
	start: number;
	isFunction: boolean;
}

/** Keys of object literals are not among them: the type of the object says them, or the texts of a catalogue. */
function declaredNames({ tree }: ParsedFile): Declared[] {
	const names: Declared[] = [];
	const add = (node: unknown, isFunction = false) => {
		if (isNode(node) && node.type === "Identifier")
			names.push({ name: String(node.name), start: node.start, isFunction });
	};
	const addPattern = (pattern: unknown): void => {
		if (!isNode(pattern)) return;
		add(pattern);
		for (const part of [pattern.left, pattern.argument, pattern.parameter]) addPattern(part);
		for (const part of [pattern.elements, pattern.properties].flat())
			addPattern(isNode(part) && part.type === "Property" ? part.value : part);
	};
	const visit = (node: unknown): void => {
		if (Array.isArray(node)) for (const each of node) visit(each);
		else if (isNode(node)) {
			if (node.type === "VariableDeclarator")
				if (isNode(node.init) && /Function/.test(node.init.type)) add(node.id, true);
				else addPattern(node.id);
			else if (/Function|^TS(Interface|TypeAlias)Declaration$|^Class/.test(node.type))
				add(node.id, /Function/.test(node.type));
			else if (/^(TS\w+Signature|MethodDefinition|PropertyDefinition)$/.test(node.type))
				add(node.key);
			for (const parameter of [node.params, node.param].flat()) addPattern(parameter);
			for (const inner of Object.values(node)) visit(inner);
		}
	};
	visit(tree);
	return names;
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

const anyRefused = new RegExp(`\\b(${[...refusedNames.keys()].join("|")})\\b`);

function refusalsIn(file: ParsedFile): string[] {
	const { path, code } = file;
	if (!anyRefused.test(code)) return [];
	return declaredNames(file).flatMap(({ name, start }) => {
		const instead = refusedNames.get(name);
		const line = code.slice(0, start).split("\n").length;
		return instead ? [`${path}:${line} is named "${name}": ${instead}`] : [];
	});
}

const files = filesOf("{app,workers,scripts,tests,bench,drill}/**/*.{ts,tsx}");

test("names are things, and no participles or riddles", () => {
	const refusals = files.flatMap(refusalsIn);
	expect(refusals).toEqual([]);
});

test.each(functionsOfOneFile)("%s is one function", (name) => {
	const places = files
		.filter(({ path, code }) => path.startsWith("app/") && code.includes(name))
		.filter((file) => declaredNames(file).some((each) => each.isFunction && each.name === name));
	expect(places.map(({ path }) => path).slice(1)).toEqual([]);
});

test.each([
	"const own = 1",
	"let [, own] = pair",
	"const { page: { own = 1 } } = site",
	"const { own } = site",
	"const { ...own } = site",
	"function own() {}",
	"const isFree = (own: number) => own > 1",
	"function page({ own }: Page) {}",
	"interface Page { own: string }",
	"type Page = { own(): string }",
	"class Page { own = 1 }",
	"class Page { own() {} }",
	"class Page { constructor(private readonly own: string) {} }",
	"type own = string",
	"for (const own of pages) show(own)",
	"try { show() } catch (own) {}",
])("%s declares a name that is refused", (code) => {
	expect(refusalsIn(lazilyParsed("example.ts", code))).toEqual([
		expect.stringContaining("ownBooking"),
	]);
});

test.each(["show({ own: 1 })", "page.own()", "const { own: page } = site", "// own", 'say("own")'])(
	"%s declares none",
	(code) => {
		expect(refusalsIn(lazilyParsed("example.ts", code))).toEqual([]);
	},
);
