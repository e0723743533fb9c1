import { renderToStaticMarkup } from "react-dom/server";
import { toast, useToasterStore } from "react-hot-toast/headless";
import { afterEach, expect, test } from "vitest";
import ToastList, { toastOptions } from "./toast-list.tsx";

afterEach(() => toast.remove());

function shownToasts() {
	let toasts: ReturnType<typeof useToasterStore>["toasts"] = [];
	function Probe() {
		toasts = useToasterStore(toastOptions).toasts;
		return null;
	}
	renderToStaticMarkup(<Probe />);
	return toasts;
}

test("each kind of toast stays as long as the specification says", () => {
	toast("a");
	toast.error("b");
	toast.success("c");
	toast.loading("d");
	toast.custom("e");
	const durations = shownToasts().map(({ type, duration }) => [type, duration]);
	expect(Object.fromEntries(durations)).toEqual({
		blank: 4000,
		error: 4000,
		success: 2000,
		loading: Number.POSITIVE_INFINITY,
		custom: 4000,
	});
});

test("at most 20 toasts are shown at once, the newest", () => {
	for (let number = 1; number <= 25; number++) toast(`toast ${number}.`);
	const html = renderToStaticMarkup(<ToastList />);
	expect(html.match(/<p /g)).toHaveLength(20);
	expect(html).toContain("toast 25.");
	expect(html).not.toContain("toast 5.");
});
