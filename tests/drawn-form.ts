import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

const attribute = (tag: string, name: string) =>
	new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

/** What a browser would send of an input: nothing of a box that is not ticked. */
function sentValue(input: string): string | null {
	const isBox = attribute(input, "type") === "checkbox" || attribute(input, "type") === "radio";
	if (isBox && !/ checked(?:=|\s|\/|>)/.test(input)) return null;
	return attribute(input, "value") ?? (isBox ? "on" : "");
}

/**
 * The fields of the form with this intent, as the page draws them and as they would be sent untouched; null when the
 * page draws no such form. Tests that post what is drawn notice a field that is missing.
 */
export function drawnForm(html: string, intent: string): Record<string, string> | null {
	const forms = html.match(/<form\b[\s\S]*?<\/form>/g) ?? [];
	const form = forms.find((each) => each.includes(` name="intent" value="${intent}"`));
	if (!form) return null;
	const inputs = form.match(/<input\b[^>]*>/g) ?? [];
	const areas = form.match(/<textarea\b[^>]*>/g) ?? [];
	const choices = [...form.matchAll(/<select\b([^>]*)>[\s\S]*?<option\b([^>]*)>/g)];
	return Object.fromEntries([
		...inputs.flatMap((input) => {
			const [name, value] = [attribute(input, "name"), sentValue(input)];
			return name && value !== null ? [[name, value]] : [];
		}),
		...areas.map((area) => [attribute(area, "name") ?? "", ""]),
		...choices.map(([, select = "", first = ""]) => [
			attribute(` ${select}`, "name") ?? "",
			attribute(first, "value") ?? "",
		]),
	]);
}

/** The same of a page that must draw it. */
export function formOn(html: string, intent: string): Record<string, string> {
	const fields = drawnForm(html, intent);
	expect(fields, `a form to ${intent}`).not.toBeNull();
	return fields ?? {};
}

/** A page as it is read: without the comments by which React separates texts. */
export async function shownOn(visitor: Visitor, path: string): Promise<string> {
	return (await (await visitor.get(path)).text()).replaceAll("<!-- -->", "");
}

/** Sends the form with this intent as its page draws it, with these changes, and expects success. */
export async function pressDrawn(
	visitor: Visitor,
	path: string,
	{ intent, ...changes }: { intent: string } & Record<string, string>,
): Promise<void> {
	const form = formOn(await shownOn(visitor, path), intent);
	const answer = await visitor.submit(path, { ...form, ...changes });
	expect(answer.status, await answer.clone().text()).toBe(303);
}
