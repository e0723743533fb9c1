import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { addToast, closeToast, shownToasts } from "./shown-toasts.ts";
import { ToastList, toastDurations } from "./toast-list.tsx";

test("each kind of toast stays as long as the specification says", () => {
	expect(toastDurations).toEqual({ success: 2000, error: 4000 });
});

test("at most 20 toasts are kept, the newest first, and a closed one goes alone", () => {
	for (let number = 1; number <= 25; number++) addToast("success", `toast ${number}.`);
	const texts = () => shownToasts().map(({ text }) => text);
	expect(texts()).toHaveLength(20);
	expect(texts().slice(0, 2)).toEqual(["toast 25.", "toast 24."]);
	closeToast(shownToasts()[1]?.id ?? 0);
	expect(texts().slice(0, 2)).toEqual(["toast 25.", "toast 23."]);
	expect(texts()).toHaveLength(19);
});

test("the server draws no toast", () => {
	addToast("error", "toast");
	expect(renderToStaticMarkup(<ToastList />)).toBe("");
});
