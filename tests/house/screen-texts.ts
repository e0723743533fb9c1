import * as v from "valibot";
import { filesOf, type ParsedFile } from "./parsed-files.ts";

/** A text that stands in code, where a translator does not find it. */
export interface TextInCode {
	path: string;
	line: number;
	text: string;
}

export interface Node {
	type: string;
	start: number;
	[name: string]: unknown;
}

/** Attributes whose words are for machines. */
const silentAttributes =
	/^(className|class|\w*[cC]lass(Name)?|d|viewBox|style|sizes|srcSet|rel|sandbox|transform|points|path|content|httpEquiv|pattern|autoComplete|allow|preserveAspectRatio|key|data-[\w-]+|media|strokeDasharray|imageSizes|to|href|action|name|id|htmlFor|form|value|type|role|look|tone|aria-(labelledby|describedby|controls|live|current))$/;

/** Calls whose words are for engineers or for the browser. */
const silentCalls =
	/^(Error|TypeError|RangeError|RegExp|log\w*|warn|report\w*|sql|raw|run|prepare|append|set|get|has|join|split|replace|replaceAll|includes|startsWith|endsWith|addEventListener|querySelector\w*|closest|matches|getElementById|DateTimeFormat|Headers|index|uniqueIndex|catalogue|lazy|literal|brand|test|exec|match|indexOf|createElement|setAttribute|getAttribute|startViewTransition|assert\w*)$/;

/** Code that holds no text for people: SQL and tables, the server's own log, answers of protocols, and the texts themselves. */
const silentFiles =
	/^app\/(messages|database|log|crypto|api|partners\/octo|outbound|request|account\/(endpoints|oauth|sessions|password|errors))\b/;

const words = /[A-Za-z]{2,}/;
/** "Cash", "Hand over", "The note"; neither "GET" nor "Content-Type" nor "ArrowDown". */
const saysSomething = /^[^A-Za-z]*[A-Z][a-z]+([ ’'.,:;…!?)]|$)/;
/** "as agreed with the guest", three plain words in a row, or a sentence's end after a value: " booked until". */
const isPhrase = /(^|[\s(“"])[a-z’]+[,;:]? [a-z’]+[,;:]? [a-z’]+([\s.,:;…!?)”"]|$)/;
/** Words beside values: "… are left". */
const isPiece = /(^|… )[a-z’]+ [a-z’]+( …|[.,:;!?]?$)/;
/** A kind or an outcome, outside of an attribute: "cash not owed". */
const isCode = /^[a-z]+( [a-z]+)*$/;
/** Statements of SQL, classes of Tailwind, keys and headers. */
const isMachineText =
	/\b(select|insert|update|delete|from|where|values|null|and not|coalesce|json_\w+)\b.*[(=*_]|(^|\s)[\w:[\]-]+-[\w[\]./]+(\s|$)|\b(flex|grid|inline|block|absolute|relative|underline|truncate|hidden|font|text)\b(?![.,]).*-|[{}<>=]{2}|^(Enter|Escape|Tab|Backspace|Delete|Home|End|Bearer|Basic|Shift|Control|Intl|UTC|Z|Set-Cookie|Location|Allow|Vary|Link|Age|Date|ETag|Accept|Cookie|Origin|Host|Referer|Authorization)$|^[A-Z][a-z]+(-[A-Z][a-z]+)+$/;

/** Reads each file of the application and finds what people would read. @param pattern files, as globs from the root. */
export function textsInCode(pattern: string | string[] = "app/**/*.{ts,tsx}"): TextInCode[] {
	return filesOf(pattern)
		.filter(({ path }) => !/\.test\.tsx?$/.test(path) && !silentFiles.test(path))
		.flatMap(textsOf);
}

export function textsOf({ path, code, tree }: ParsedFile): TextInCode[] {
	const texts: TextInCode[] = [];
	const add = (node: Node, text: string) =>
		texts.push({
			path,
			line: code.slice(0, node.start).split("\n").length,
			text: text.replaceAll(/\s+/g, " ").trim(),
		});
	const look = (node: Node, text: string) => {
		if ((saysSomething.test(text) || isPhrase.test(text)) && !isMachineText.test(text))
			add(node, text);
	};
	const lookAtTemplate = (node: Node) => {
		const text = templateText(node);
		if (isPiece.test(text) && !isMachineText.test(text)) add(node, text);
		else look(node, text);
	};
	visit(tree, (node) => {
		if (node.type === "JSXText" && words.test(String(node.value))) add(node, String(node.value));
		if (node.type === "JSXAttribute" && isLiteral(node.value)) look(node, node.value.value);
		else if (isLiteral(node) && !isCode.test(node.value)) look(node, node.value);
		if (node.type === "TemplateLiteral") lookAtTemplate(node);
	});
	return texts;
}

/** `Counted, ${currency}` → "Counted, …" */
function templateText({ quasis }: Node): string {
	return v
		.parse(v.array(v.object({ value: v.object({ cooked: v.string() }) })), quasis)
		.map(({ value }) => value.cooked)
		.join("…");
}

export function visit(node: unknown, meet: (node: Node) => void): void {
	if (Array.isArray(node)) for (const each of node) visit(each, meet);
	else if (isNode(node) && !isSilent(node)) {
		meet(node);
		for (const [name, inner] of Object.entries(node))
			if (
				!(node.type === "JSXAttribute" && isLiteral(inner)) &&
				typeof inner === "object" &&
				inner !== null &&
				!isNameOnly(node, name)
			)
				visit(inner, meet);
	}
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function isLiteral(node: unknown): node is Node & { value: string } {
	return isNode(node) && node.type === "Literal" && typeof node.value === "string";
}

function isSilent(node: Node): boolean {
	if (/^(Import|Export(All|Named)?Declaration$)/.test(node.type)) return !node.declaration;
	if (/^TS(?!AsExpression|SatisfiesExpression|NonNull)/.test(node.type)) return true;
	if (node.type === "TaggedTemplateExpression") return true;
	if (node.type === "BinaryExpression") return /^[!=]==?$|^in$/.test(String(node.operator));
	if (node.type === "SwitchCase") return false;
	if (node.type === "JSXAttribute") return silentAttributes.test(nameOf(node.name));
	if (node.type === "CallExpression" || node.type === "NewExpression")
		return silentCalls.test(nameOf(node.callee)) && !hasJsx(node);
	return false;
}

const hasJsx = (node: Node) => JSON.stringify(node.arguments).includes('"JSX');

/** The name of a property, an import's or a label's, is not a text. */
function isNameOnly(node: Node, name: string): boolean {
	return (
		(name === "key" && node.type === "Property") || (name === "test" && node.type === "SwitchCase")
	);
}

function nameOf(node: unknown): string {
	if (!isNode(node)) return "";
	if (node.type === "MemberExpression") return nameOf(node.property);
	if (node.type === "JSXNamespacedName") return `${nameOf(node.namespace)}:${nameOf(node.name)}`;
	return typeof node.name === "string" ? node.name : "";
}

// by hand: npx node tests/house/screen-texts.ts 'app/dashboard/cash/**/*.{ts,tsx}'
if (process.argv[1]?.endsWith("screen-texts.ts")) {
	const [, , ...patterns] = process.argv;
	for (const { path, line, text } of textsInCode(patterns.length > 0 ? patterns : undefined))
		console.log(`${path}:${line} ${text}`);
}
