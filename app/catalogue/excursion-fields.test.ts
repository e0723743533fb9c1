import { globSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { sampleValues } from "#tests/samples/excursion-samples.ts";
import { EditorFacts, EditorNumbers, EditorWords } from "../departures/editor/editor-fields.tsx";
import { draftOf, emptyDraft } from "../departures/editor/excursion-draft.ts";
import { excursionInputOf } from "../departures/editor/excursion-form.ts";
import { excursionChangeSchema } from "../departures/editor/save/excursion-change.ts";
import { toContent } from "./excursion-columns.server.ts";
import type { Control } from "./excursion-field-kinds.ts";
import { fieldNames, fieldOf, toColumns, toValues } from "./excursion-fields.ts";

const row = {
	...toColumns(sampleValues),
	id: "0fe5351d-8416-4c73-9546-92c2a699246b",
	version: 1,
	createdAt: 0,
	updatedAt: 0,
};
const ofAudience = (audience: "public" | "staff") =>
	fieldNames.filter((name) => fieldOf(name).audience === audience && name !== "isActive");

describe("every field of an excursion", () => {
	test("has a column of its own", () => {
		const columns = fieldNames.map((name) => fieldOf(name).column);
		expect(new Set(columns).size).toBe(columns.length);
	});

	test("is read from its column as it was written", () => {
		expect(toValues(toColumns(sampleValues))).toEqual(sampleValues);
	});

	test("comes back from the editor as it was stored", () => {
		const { fields } = draftOf({
			...row,
			...sampleValues,
			day_languages: {},
			images: [],
			texts: [],
			pickups: [],
		});
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.set(name, value);
		form.set("id", row.id);
		form.set("isActive", "on");
		expect(v.parse(excursionChangeSchema, excursionInputOf(form))).toMatchObject(sampleValues);
	});

	test("has its control on the editor's page", () => {
		const section = { fields: emptyDraft.fields, errors: {}, currency: "EUR", categories: [] };
		const page = [EditorWords, EditorNumbers, EditorFacts]
			.map((part) => renderToStaticMarkup(createElement(part, section)))
			.join();
		const missing = fieldNames.filter(
			(name) => fieldOf(name).section !== "head" && !page.includes(`name="${name}"`),
		);
		expect(missing).toEqual([]);
	});
});

describe("of the fields of an excursion", () => {
	const none = {
		pictures: [],
		rules: [],
		languages: [],
		stops: [],
		extras: [],
		questions: [],
		fares: [],
		translations: [],
	};
	const guests = JSON.stringify(toContent({ row: row, ...none })?.excursion);
	const isThere = (value: unknown) => guests.includes(JSON.stringify(value));
	const columns: Record<string, unknown> = toColumns(sampleValues);
	const columnValue = (name: (typeof fieldNames)[number]) => columns[fieldOf(name).column];

	test("guests read the public ones", () => {
		expect(ofAudience("public").filter((name) => !isThere(columnValue(name)))).toEqual([]);
	});

	test("guests read none that is for staff", () => {
		expect(ofAudience("staff").filter((name) => isThere(columnValue(name)))).toEqual([]);
	});

	test("only texts that guests read are translated", () => {
		const texts: Control[] = ["line", "area", "category"];
		const others = fieldNames.filter((name) => {
			const { translated, audience, control } = fieldOf(name);
			return translated && (audience === "staff" || !texts.includes(control));
		});
		expect(others).toEqual([]);
	});

	test("some page or mail for guests shows each public one", () => {
		const views = globSync(
			"app/{site,totem,sales,catalogue/public,departures/offer,partners/totem}/**/*.{ts,tsx}",
		)
			.filter((path) => !/\.test\./.test(path))
			.map((path) => readFileSync(path, "utf8"))
			.join("\n");
		const unseen = ofAudience("public").filter((name) => {
			const { column, partOf } = fieldOf(name);
			return !new RegExp(`\\b${partOf ?? column}\\b`).test(views);
		});
		expect(unseen).toEqual([]);
	});
});

test("only the editor and the server load the rows, which would weigh on the pages of guests", () => {
	const rows = /^import (?!type)[^;]*?from "[^"]*\/excursion-field(?:s|-kinds|-schemas)\.ts"/m;
	const loaders = globSync("app/**/*.{ts,tsx}").filter(
		(path) =>
			!/\.test\.|\.server\.|^app\/(?:departures\/editor|catalogue\/excursion-field)/.test(path) &&
			rows.test(readFileSync(path, "utf8")),
	);
	expect(loaders).toEqual([]);
});
