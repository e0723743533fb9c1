import { readFileSync } from "node:fs";
import * as v from "valibot";

interface Schema {
	$ref?: string | undefined;
	type?: string | string[] | undefined;
	enum?: unknown[] | undefined;
	oneOf?: Schema[] | undefined;
	items?: Schema | undefined;
	properties?: Record<string, Schema> | undefined;
	required?: string[] | undefined;
	additionalProperties?: unknown;
}

const schema: v.GenericSchema<Schema> = v.object({
	$ref: v.optional(v.string()),
	type: v.optional(v.union([v.string(), v.array(v.string())])),
	enum: v.optional(v.array(v.unknown())),
	oneOf: v.optional(v.array(v.lazy(() => schema))),
	items: v.optional(v.lazy(() => schema)),
	properties: v.optional(
		v.record(
			v.string(),
			v.lazy(() => schema),
		),
	),
	required: v.optional(v.array(v.string())),
	additionalProperties: v.optional(v.unknown()),
});
const { paths, components } = v.parse(
	v.object({
		paths: v.record(v.string(), v.record(v.string(), v.unknown())),
		components: v.object({ schemas: v.record(v.string(), schema) }),
	}),
	JSON.parse(readFileSync("public/octo/openapi.json", "utf8")),
);

/** "GET /products/{id}" of each call that the file describes. */
export const openApiCalls = Object.entries(paths).flatMap(([path, methods]) =>
	Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

/** What is wrong with an answer by the OpenAPI file: a field too few or too many, or of another type. @param name of its schema */
export function openApiFaults(name: string, value: unknown): string[] {
	return faultsOf({ $ref: `#/components/schemas/${name}` }, value, name);
}

function faultsOf(rule: Schema, value: unknown, at: string): string[] {
	if (rule.$ref) {
		const target = components.schemas[rule.$ref.split("/").at(-1) ?? ""];
		return target ? faultsOf(target, value, at) : [`${at}: no schema ${rule.$ref}`];
	}
	if (rule.oneOf) {
		const all = rule.oneOf.map((each) => faultsOf(each, value, at));
		return all.find((faults) => faults.length === 0) ?? all[0] ?? [];
	}
	const types = [rule.type ?? []].flat();
	if (!types.includes(typeOf(value)) && !(types.includes("number") && typeof value === "number"))
		return [`${at}: ${typeOf(value)} instead of ${types.join(" or ")}`];
	if (rule.enum && !rule.enum.includes(value))
		return [`${at}: ${String(value)} is none of the list`];
	if (Array.isArray(value))
		return value.flatMap((each, index) => faultsOf(rule.items ?? {}, each, `${at}[${index}]`));
	return typeof value === "object" && value !== null ? faultsOfFields(rule, value, at) : [];
}

function faultsOfFields(rule: Schema, value: object, at: string): string[] {
	const { properties = {}, required = [] } = rule;
	const missing = required.filter((name) => !(name in value));
	const fields = Object.entries(value).flatMap(([name, inner]) => {
		const field = properties[name];
		if (field) return faultsOf(field, inner, `${at}.${name}`);
		return rule.additionalProperties === false ? [`${at}.${name} is not described`] : [];
	});
	return [...missing.map((name) => `${at}.${name} is missing`), ...fields];
}

function typeOf(value: unknown): string {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return Number.isInteger(value) ? "integer" : typeof value;
}
