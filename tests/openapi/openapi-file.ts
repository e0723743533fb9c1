import { readFileSync } from "node:fs";
import * as v from "valibot";
import { faultsOf } from "./answers.ts";
import type { JsonSchema } from "./json-schema.ts";

export const jsonSchema: v.GenericSchema<JsonSchema> = v.looseObject({
	$ref: v.optional(v.string()),
	type: v.optional(v.union([v.string(), v.array(v.string())])),
	enum: v.optional(v.array(v.unknown())),
	oneOf: v.optional(v.array(v.lazy(() => jsonSchema))),
	items: v.optional(v.lazy(() => jsonSchema)),
	properties: v.optional(
		v.record(
			v.string(),
			v.lazy(() => jsonSchema),
		),
	),
	required: v.optional(v.array(v.string())),
	additionalProperties: v.optional(v.union([v.boolean(), v.lazy(() => jsonSchema)])),
});
const fileSchema = v.object({
	paths: v.record(v.string(), v.record(v.string(), v.unknown())),
	components: v.object({ schemas: v.record(v.string(), jsonSchema) }),
});

/** An OpenAPI file of `public/`, with what it says of calls and answers. */
export function openApiFile(path: string) {
	const { paths, components } = v.parse(fileSchema, JSON.parse(readFileSync(path, "utf8")));
	const find = (reference: string) => components.schemas[reference.split("/").at(-1) ?? ""];
	return {
		/** "GET /products/{id}" of each call that the file describes. */
		calls: Object.entries(paths).flatMap(([path, methods]) =>
			Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
		),
		/** What is wrong with an answer. @param name of its schema */
		faults: (name: string, value: unknown): string[] =>
			faultsOf({ $ref: `#/components/schemas/${name}` }, value, name, { find }),
	};
}
