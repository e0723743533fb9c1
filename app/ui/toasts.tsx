import { toast as show, useToaster } from "react-hot-toast/headless";

/** How long a toast stays, in milliseconds. */
export const toastDurations = {
	blank: 4000,
	error: 4000,
	success: 2000,
	loading: Number.POSITIVE_INFINITY,
	custom: 4000,
} as const;

/** The durations as the library takes them; its own limit is 20 toasts, the newest stay. */
export const toastOptions = Object.fromEntries(
	Object.entries(toastDurations).map(([type, duration]) => [type, { duration }]),
);

/** One sentence at the top of the page. An error that the visitor must act on belongs on the page itself. */
export const toast = {
	blank: (text: string) => show(text),
	success: (text: string) => show.success(text),
	error: (text: string) => show.error(text),
	/** Stays until `settle` or `dismiss` ends it. */
	loading: (text: string) => show.loading(text),
	/** Turns a loading toast into its outcome. */
	settle: (id: string, outcome: "success" | "error", text: string) => show[outcome](text, { id }),
	dismiss: (id?: string) => show.dismiss(id),
};

/** Where toasts appear; once, in the root. */
export function ToastArea() {
	const { toasts, handlers } = useToaster(toastOptions);
	return (
		<div
			className="pointer-events-none fixed inset-x-4 top-4 z-50 grid justify-items-center gap-2"
			role="status"
			aria-live="polite"
			onPointerEnter={handlers.startPause}
			onPointerLeave={handlers.endPause}
		>
			{toasts
				.filter((each) => each.visible)
				.map((each) => (
					<p
						key={each.id}
						className="pointer-events-auto flex items-center gap-3 rounded-md bg-ink px-5 py-3 font-semibold text-paper shadow-lift"
					>
						{marks[each.type] ? <span aria-hidden="true">{marks[each.type]}</span> : null}
						{typeof each.message === "function" ? each.message(each) : each.message}
					</p>
				))}
		</div>
	);
}

const marks: Record<keyof typeof toastDurations, string> = {
	blank: "",
	custom: "",
	success: "✓",
	error: "!",
	loading: "…",
};
