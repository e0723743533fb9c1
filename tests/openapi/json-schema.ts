import type * as v from "valibot";
import { pseudoLanguage } from "#app/messages/languages.ts";

/** A JSON Schema, as far as our OpenAPI files use it. */
export interface JsonSchema {
	$ref?: string | undefined;
	type?: string | string[] | undefined;
	enum?: unknown[] | undefined;
	oneOf?: JsonSchema[] | undefined;
	allOf?: JsonSchema[] | undefined;
	items?: JsonSchema | undefined;
	properties?: Record<string, JsonSchema> | undefined;
	required?: string[] | undefined;
	additionalProperties?: JsonSchema | boolean | undefined;
	format?: string | undefined;
	minLength?: number | undefined;
	maxLength?: number | undefined;
	minimum?: number | undefined;
	maximum?: number | undefined;
	maxItems?: number | undefined;
}

/** What a Valibot schema takes, without rules that only code can say. */
export function inputSchemaOf(schema: v.GenericSchema): JsonSchema {
	const pipe = part(schema, "pipe");
	if (!Array.isArray(pipe)) return plainSchemaOf(schema);
	const [first, ...actions] = pipe;
	const ofInput = isSchema(first) ? plainSchemaOf(first) : {};
	const end = actions.findIndex((action) => isSchema(action) || /transform/.test(typeOf(action)));
	const limits = actions
		.slice(0, end < 0 ? undefined : end)
		.map((action) => limitOf(action, ofInput));
	return Object.assign({}, ofInput, ...limits);
}

function plainSchemaOf(schema: v.GenericSchema): JsonSchema {
	switch (schema.type) {
		case "string":
		case "number":
		case "boolean":
		case "null":
			return { type: schema.type };
		case "literal":
			return { enum: [part(schema, "literal")] };
		case "picklist":
			return { enum: listOf(schema, "options").filter((each) => each !== pseudoLanguage) };
		case "array":
			return { type: "array", items: inner(schema, "item") };
		case "record":
			return { type: "object", additionalProperties: inner(schema, "value") };
		case "object":
		case "strict_object":
		case "loose_object":
			return objectSchemaOf(schema);
		case "union":
		case "variant":
			return { oneOf: listOf(schema, "options").filter(isSchema).map(inputSchemaOf) };
		case "intersect":
			return { allOf: listOf(schema, "options").filter(isSchema).map(inputSchemaOf) };
		case "optional":
		case "exact_optional":
			return inner(schema, "wrapped");
		case "nullable":
		case "nullish":
			return { oneOf: [inner(schema, "wrapped"), { type: "null" }] };
		default:
			return {};
	}
}

function objectSchemaOf(schema: v.GenericSchema): JsonSchema {
	const entries = part(schema, "entries");
	const fields = Object.entries(typeof entries === "object" && entries ? entries : {}).filter(
		(entry): entry is [string, v.GenericSchema] => isSchema(entry[1]),
	);
	const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
	return {
		type: "object",
		properties: Object.fromEntries(fields.map(([name, field]) => [name, inputSchemaOf(field)])),
		...(required.length > 0 ? { required } : {}),
	};
}

function isRequired(schema: v.GenericSchema): boolean {
	return !/optional|nullish/.test(schema.type) && part(schema, "fallback") === undefined;
}

function limitOf(action: unknown, { type }: JsonSchema): JsonSchema {
	const limit = part(action, "requirement");
	switch (typeOf(action)) {
		case "uuid":
		case "email":
		case "url":
			return { format: typeOf(action) };
		case "integer":
		case "safe_integer":
			return { type: "integer" };
		case "non_empty":
			return type === "string" ? { minLength: 1 } : {};
	}
	if (typeof limit !== "number") return {};
	switch (typeOf(action)) {
		case "min_length":
			return type === "string" ? { minLength: limit } : {};
		case "max_length":
			return type === "string" ? { maxLength: limit } : { maxItems: limit };
		case "min_value":
			return { minimum: limit };
		case "max_value":
			return { maximum: limit };
		default:
			return {};
	}
}

/** Valibot keeps what a schema is made of in properties of it. */
function part(of: unknown, name: string): unknown {
	return typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;
}

function typeOf(of: unknown): string {
	return String(part(of, "type"));
}

function listOf(schema: v.GenericSchema, name: string): unknown[] {
	const list = part(schema, name);
	return Array.isArray(list) ? list : [];
}

function inner(schema: v.GenericSchema, name: string): JsonSchema {
	const wrapped = part(schema, name);
	return isSchema(wrapped) ? inputSchemaOf(wrapped) : {};
}

function isSchema(value: unknown): value is v.GenericSchema {
	return part(value, "kind") === "schema";
}
