import { readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { both, faultsOf, learn, withoutBareNulls } from "./answers.ts";
import type { JsonSchema } from "./json-schema.ts";
import { jsonSchema } from "./openapi-file.ts";
import { ourCalls } from "./our-calls.ts";

const openApiPath = "public/openapi.json";

const content = v.object({ "application/json": v.object({ schema: jsonSchema }) });
const responses = v.record(
	v.string(),
	v.looseObject({ description: v.string(), content: v.optional(content) }),
);
const fileSchema = v.looseObject({
	paths: v.record(v.string(), v.record(v.string(), v.looseObject({ responses }))),
});

/** Schemas of answers by path and status: "/_serverFn/getUser 200". */
type Answers = Map<string, JsonSchema>;

export function fileNow() {
	return v.parse(fileSchema, JSON.parse(readFileSync(openApiPath, "utf8")));
}

/** What the file says of the answers of each call. */
export function answersInFile(): Answers {
	const answers: Answers = new Map();
	for (const [path, methods] of Object.entries(fileNow().paths))
		for (const { responses: all } of Object.values(methods))
			for (const [status, { content: json }] of Object.entries(all))
				if (json && status !== "default")
					answers.set(`${path} ${status}`, json["application/json"].schema);
	return answers;
}

/** The error of both interfaces. */
const errorSchema: JsonSchema = {
	type: "object",
	properties: {
		code: { type: "string" },
		message: { type: "string" },
		issues: { type: "object", additionalProperties: {} },
	},
	required: ["code", "message"],
};

/** The whole file: what the tables of calls say, with these answers. */
export function fileWith(answers: Answers) {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const { path, method, operation } of ourCalls)
		paths[path] = {
			...paths[path],
			[method]: { ...operation, responses: responsesOf(path, answers) },
		};
	return {
		openapi: "3.1.0",
		info: {
			title: "Island excursions: product and account calls",
			version: "1",
			description:
				"The calls behind the pages, for programs. What each takes follows from its own checks; what it answers is held against real answers. Resellers have an interface of their own: /octo/openapi.json.",
		},
		servers: [{ url: "/" }],
		paths,
		components: { schemas: { Error: errorSchema } },
	};
}

function responsesOf(path: string, answers: Answers) {
	const statuses = [200, 201].flatMap((status) => {
		const schema = answers.get(`${path} ${status}`);
		return schema
			? [[status, { description: "Done", content: { "application/json": { schema } } }]]
			: [];
	});
	const error = { schema: { $ref: "#/components/schemas/Error" } };
	return {
		...Object.fromEntries(statuses),
		default: { description: "Refused", content: { "application/json": error } },
	};
}

/** Compares answers with the file, or learns from them where the file is to be written anew. */
export function answerBook(isLearning: boolean) {
	const schemas = isLearning ? new Map<string, JsonSchema>() : answersInFile();
	const faults: string[] = [];
	return {
		faults,
		note(path: string, status: number, body: unknown) {
			const key = `${path} ${status}`;
			const schema = status >= 400 ? errorSchema : schemas.get(key);
			if (isLearning && status < 400) schemas.set(key, both(schema ?? {}, learn(body)));
			else if (schema) faults.push(...faultsOf(schema, body, key, { isStrict: true }));
			else faults.push(`${key} is not described`);
		},
		write() {
			const answers = new Map([...schemas].map(([key, schema]) => [key, withoutBareNulls(schema)]));
			writeFileSync(openApiPath, `${JSON.stringify(fileWith(answers), null, "\t")}\n`);
		},
	};
}
