import type * as v from "valibot";
import { endpoints } from "#app/account/endpoints/endpoint-table.server.ts";
import { callNamed, callNames } from "#app/api/server-functions.ts";
import { inputSchemaOf, type JsonSchema } from "./json-schema.ts";

/** A call as its table in the product says it. */
interface OurCall {
	/** "/_serverFn/getUser" */
	path: string;
	method: "get" | "post";
	/** What the OpenAPI file says of it beside its answers. */
	operation: Record<string, unknown>;
}

/** Every call of the product's own JSON interfaces. */
export const ourCalls: OurCall[] = [
	...callNames.map((name): OurCall => {
		const { method, input, isUpload = false } = callNamed(name);
		const query = method === "GET" ? input : undefined;
		const body = method === "GET" ? undefined : input;
		return describe(`/_serverFn/${name}`, { method, query, body, isUpload, tag: "product" });
	}),
	...endpoints.map(({ path, method, body, query, needs, form }) =>
		describe(`/api/auth${path}`, {
			...{ method, body, query, tag: "account", isForm: form },
			...(needs === "none" ? {} : { needs }),
		}),
	),
];

function describe(
	path: string,
	{
		method,
		query,
		body,
		tag,
		needs,
		isUpload = false,
		isForm = false,
	}: {
		method: "GET" | "POST";
		query?: v.GenericSchema | undefined;
		body?: v.GenericSchema | undefined;
		tag: string;
		needs?: string;
		isUpload?: boolean;
		isForm?: boolean;
	},
): OurCall {
	const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
		...{ name, in: "path", required: true, schema: { type: "string" } },
	}));
	const parameters = [...inPath, ...(query ? parametersOf(inputSchemaOf(query)) : [])];
	return {
		path,
		method: method === "GET" ? "get" : "post",
		operation: {
			tags: [tag],
			...(needs ? { description: `Needs a session: ${needs}.` } : {}),
			...(parameters.length > 0 ? { parameters } : {}),
			...(body ? { requestBody: bodyOf(inputSchemaOf(body), { isUpload, isForm }) } : {}),
		},
	};
}

function parametersOf({ properties = {}, required = [] }: JsonSchema) {
	return Object.entries(properties).map(([name, schema]) => ({
		...{ name, in: "query", required: required.includes(name), schema },
	}));
}

function bodyOf(schema: JsonSchema, { isUpload, isForm }: { isUpload: boolean; isForm: boolean }) {
	const image = { type: "string", format: "binary" };
	const withFile = {
		...schema,
		properties: { ...schema.properties, image },
		required: [...(schema.required ?? []), "image"],
	};
	if (isUpload) return { content: { "multipart/form-data": { schema: withFile } } };
	const kind = isForm ? "application/x-www-form-urlencoded" : "application/json";
	return { content: { [kind]: { schema } } };
}
