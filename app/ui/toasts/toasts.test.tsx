import { renderToStaticMarkup } from "react-dom/server";
import { type DefaultToastOptions, useToasterStore } from "react-hot-toast/headless";
import { afterEach, expect, test } from "vitest";
import { toastOptions } from "./toast-durations.ts";
import ToastList from "./toast-list.tsx";
import { toast } from "./toasts.ts";

afterEach(() => toast.remove());

function shownToasts(options: DefaultToastOptions) {
	let toasts: ReturnType<typeof useToasterStore>["toasts"] = [];
	function Probe() {
		toasts = useToasterStore(options).toasts;
		return null;
	}
	renderToStaticMarkup(<Probe />);
	return toasts;
}

test("each kind of toast stays as long as the specification says", () => {
	toast.blank("a");
	toast.error("b");
	toast.success("c");
	toast.loading("d");
	toast.custom("e");
	const durations = shownToasts(toastOptions).map(({ type, duration }) => [type, duration]);
	expect(Object.fromEntries(durations)).toEqual({
		blank: 4000,
		error: 4000,
		success: 2000,
		loading: Number.POSITIVE_INFINITY,
		custom: 4000,
	});
});

test("at most 20 toasts are shown at once, the newest", () => {
	for (let number = 1; number <= 25; number++) toast.blank(`toast ${number}.`);
	const html = renderToStaticMarkup(<ToastList />);
	expect(html.match(/<p /g)).toHaveLength(20);
	expect(html).toContain("toast 25.");
	expect(html).not.toContain("toast 5.");
});

test("a loading toast is replaced by its result", () => {
	const id = toast.loading("Sending …");
	toast.settle(id, "success", "Sent");
	expect(shownToasts(toastOptions).map(({ type, message }) => [type, message])).toEqual([
		["success", "Sent"],
	]);
});
