import { type DataStrategyResult, redirect } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepRefusedForm } from "./keep-refused-form.ts";

let announced: unknown[] = [];
beforeEach(() => {
	announced = [];
	vi.stubGlobal("dispatchEvent", (event: CustomEvent) => announced.push(event.detail));
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const form = {
	request: new Request("http://island.example/dashboard/points/1", { method: "POST" }),
};
const answered = (result: unknown) => async (): Promise<Record<string, DataStrategyResult>> => ({
	page: { type: "error", result },
});
const refusal = (status: number) => ({ status, statusText: "", internal: false, data: "" });

test.each([
	["/app_login?redirectTo=%2Fdashboard%2Fpoints%2F1", { kind: "signed out" }],
	[
		"/app_login/second-factor?redirectTo=%2Fdashboard%2Fpoints%2F1",
		{ kind: "second factor", path: "/app_login/second-factor" },
	],
	[
		"/app_login/second-step?redirectTo=%2Fdashboard%2Fpoints%2F1",
		{ kind: "second factor", path: "/app_login/second-step" },
	],
])("a form that is led to %s stays", async (location, refused) => {
	const results = await keepRefusedForm(form, answered(redirect(location)));
	expect(results.page?.type).toBe("data");
	expect(announced).toEqual([null, refused]);
});

test.each(["/app_login", "/dashboard/points"])(
	"a form whose action leads to %s leaves",
	async (to) => {
		const results = await keepRefusedForm(form, answered(redirect(to)));
		expect(results.page?.type).toBe("error");
		expect(announced).toEqual([null]);
	},
);

test.each([
	[403, { kind: "not allowed", message: "" }],
	[413, { kind: "too long" }],
	[503, { kind: "broken" }],
	[404, undefined],
])("a form refused with %d is kept, unless its row is missing", async (status, refused) => {
	await keepRefusedForm(form, answered(refusal(status)));
	expect(announced[1]).toEqual(refused);
});

test("a form without an answer can be sent again after half a minute", async () => {
	vi.useFakeTimers();
	const answer = keepRefusedForm(form, () => new Promise(() => {}));
	await vi.advanceTimersByTimeAsync(29_000);
	expect(announced).toEqual([null]);
	await vi.advanceTimersByTimeAsync(1000);
	expect(Object.values(await answer).map(({ type }) => type)).toEqual(["data"]);
	expect(announced).toEqual([null, { kind: "broken" }]);
});
