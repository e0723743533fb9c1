import type { JsonSchema } from "./json-schema.ts";

interface Rules {
	/** The schema of a reference. */
	find?(reference: string): JsonSchema | undefined;
	/** Fields that a schema does not name are faults, also where it would allow them. */
	isStrict?: boolean;
}

/** What is wrong with a value by its schema: a field too few or too many, or of another type. */
export function faultsOf(
	rule: JsonSchema,
	value: unknown,
	at: string,
	rules: Rules = {},
): string[] {
	if (rule.$ref) {
		const target = rules.find?.(rule.$ref);
		return target ? faultsOf(target, value, at, rules) : [`${at}: no schema ${rule.$ref}`];
	}
	if (rule.oneOf) {
		const all = rule.oneOf.map((each) => faultsOf(each, value, at, rules));
		return all.find((faults) => faults.length === 0) ?? all[0] ?? [];
	}
	if (rule.type === undefined && rule.enum === undefined) return [];
	const types = [rule.type ?? []].flat();
	const isNumber = types.includes("number") && typeof value === "number";
	if (types.length > 0 && !types.includes(typeOf(value)) && !isNumber)
		return [`${at}: ${typeOf(value)} instead of ${types.join(" or ")}`];
	if (rule.enum && !rule.enum.includes(value))
		return [`${at}: ${String(value)} is none of the list`];
	if (Array.isArray(value))
		return value.flatMap((each, index) =>
			faultsOf(rule.items ?? {}, each, `${at}[${index}]`, rules),
		);
	return typeof value === "object" && value !== null ? faultsOfFields(rule, value, at, rules) : [];
}

function faultsOfFields(rule: JsonSchema, value: object, at: string, rules: Rules): string[] {
	const { properties = {}, required = [] } = rule;
	const { additionalProperties: others = !(rules.isStrict && rule.properties) } = rule;
	const missing = required.filter((name) => !(name in value));
	const fields = Object.entries(value).flatMap(([name, inner]) => {
		const field = properties[name] ?? others;
		if (typeof field === "object") return faultsOf(field, inner, `${at}.${name}`, rules);
		return field ? [] : [`${at}.${name} is not described`];
	});
	return [...missing.map((name) => `${at}.${name} is missing`), ...fields];
}

/** Keys that are ids, dates or languages are values themselves. */
const valueAsKey = /^(\d+|[\da-f-]{36}|\d{4}-\d\d-\d\d|[a-z]{2})$/;

/** The schema of an answer, as far as one answer tells it. */
export function learn(value: unknown): JsonSchema {
	if (Array.isArray(value)) return { type: "array", items: value.map(learn).reduce(both, {}) };
	// whether a price has cents is chance
	if (typeof value === "number") return { type: "number" };
	if (typeof value !== "object" || value === null) return { type: typeOf(value) };
	const fields = Object.entries(value).map(([name, field]): [string, JsonSchema] => [
		name,
		learn(field),
	]);
	const names = fields.map(([name]) => name);
	if (names.length > 0 && names.every((name) => valueAsKey.test(name)))
		return {
			type: "object",
			additionalProperties: fields.map(([, field]) => field).reduce(both, {}),
		};
	return { type: "object", properties: Object.fromEntries(fields), required: names };
}

/** A schema of all that either describes. */
export function both(one: JsonSchema, other: JsonSchema): JsonSchema {
	if (one.type === undefined) return other;
	if (other.type === undefined) return one;
	const types = [...new Set([one.type, other.type].flat())].sort();
	const [only = ""] = types;
	return {
		type: types.length === 1 ? only : types,
		...(one.items || other.items ? { items: both(one.items ?? {}, other.items ?? {}) } : {}),
		...fieldsOfBoth(one, other),
	};
}

function fieldsOfBoth(one: JsonSchema, other: JsonSchema): JsonSchema {
	const objects = [one, other].filter(({ type }) => [type].flat().includes("object"));
	const names = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))];
	const field = (name: string) =>
		objects.map(({ properties }) => properties?.[name] ?? {}).reduce(both, {});
	const others = objects
		.map((each) => each.additionalProperties)
		.filter((each) => typeof each === "object");
	return {
		...(names.length > 0
			? {
					properties: Object.fromEntries(names.map((name) => [name, field(name)])),
					required: names.filter((name) =>
						objects.every(({ required }) => required?.includes(name)),
					),
				}
			: {}),
		...(others.length > 0 ? { additionalProperties: others.reduce(both, {}) } : {}),
	};
}

/** What was never anything but null may be anything. */
export function withoutBareNulls({
	type,
	items,
	properties,
	additionalProperties,
	...rest
}: JsonSchema): JsonSchema {
	if (type === "null") return {};
	return {
		...(type === undefined ? {} : { type }),
		...rest,
		...(items ? { items: withoutBareNulls(items) } : {}),
		...(properties
			? {
					properties: Object.fromEntries(
						Object.entries(properties).map(([name, field]) => [name, withoutBareNulls(field)]),
					),
				}
			: {}),
		...(typeof additionalProperties === "object"
			? { additionalProperties: withoutBareNulls(additionalProperties) }
			: {}),
	};
}

function typeOf(value: unknown): string {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return Number.isInteger(value) ? "integer" : typeof value;
}
