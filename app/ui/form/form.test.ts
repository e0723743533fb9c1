import * as v from "valibot";
import { expect, test } from "vitest";
import { checkForm, checkInput } from "./form.ts";

test("an unticked box gets the message of its own rule", () => {
	const schema = v.object({
		reason: v.string("Say why"),
		sure: v.literal("on", "Tick that you have read it"),
	});
	expect(checkForm(schema, new FormData()).errors).toEqual({
		reason: ["Say why"],
		sure: ["Tick that you have read it"],
	});
});

test("a missing field of a variant gets the message of its own rule", () => {
	const schema = v.variant("intent", [
		v.object({ intent: v.literal("note"), note: v.string("Write a note") }),
		v.object({
			intent: v.literal("day"),
			date: v.string("Choose a day"),
			why: v.optional(v.string()),
		}),
	]);
	const form = new FormData();
	form.set("intent", "day");
	expect(checkForm(schema, form).errors).toEqual({ date: ["Choose a day"] });
});

test("a missing field of each part of an intersection gets the message of its own rule", () => {
	const schema = v.intersect([
		v.object({ date: v.string("Choose a day") }),
		v.object({ sure: v.literal("on", "Tick it") }),
	]);
	expect(checkForm(schema, new FormData()).errors).toEqual({
		date: ["Choose a day"],
		sure: ["Tick it"],
	});
});

test("the library's messages reach no screen", () => {
	const rules = v.object({
		missing: v.string(),
		one: v.picklist(["a", "b"]),
		two: v.literal("on"),
		number: v.number(),
		short: v.pipe(v.string(), v.minLength(4)),
		email: v.pipe(v.string(), v.email()),
		nested: v.object({ deep: v.array(v.string()) }),
	});
	const input = {
		one: "c",
		two: "off",
		number: "7",
		short: "a",
		email: "a",
		nested: { deep: [1] },
	};
	const { errors } = checkInput(rules, input);
	expect(Object.keys(errors ?? {})).toHaveLength(7);
	expect(JSON.stringify(errors)).not.toMatch(/Expected|Received|Invalid/);
	expect(errors?.missing).toEqual(["This is missing"]);
	expect(checkInput(rules, input, "de").errors?.missing).toEqual(["Diese Angabe fehlt"]);
	const choice = v.variant("intent", [v.object({ intent: v.literal("a") })]);
	expect(JSON.stringify(checkForm(choice, new FormData()).errors)).not.toMatch(/Expected/);
});

test("our own messages stay, even if they begin like the library's", () => {
	const { errors } = checkInput(v.pipe(v.string(), v.email("Invalid email")), "x");
	expect(errors).toEqual({ "": ["Invalid email"] });
});
