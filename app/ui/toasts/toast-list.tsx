import { toast as store, type Toast, useToaster } from "react-hot-toast/headless";
import { controlsTexts } from "#app/messages/catalogues/site/controls.ts";
import { useTexts } from "#app/messages/use-language.tsx";

/** Milliseconds by kind, in the library's form. Its own limit is 20 toasts at once, of which the newest stay. */
export const toastOptions = {
	blank: { duration: 4000 },
	error: { duration: 4000 },
	success: { duration: 2000 },
	loading: { duration: Number.POSITIVE_INFINITY },
	custom: { duration: 4000 },
} as const;

/**
 * Toasts stay while the pointer is over them or one of their buttons has the focus (WCAG 2.2.1).
 */
export default function ToastList() {
	const { toasts, handlers } = useToaster(toastOptions);
	const { close } = useTexts(controlsTexts);
	return toasts
		.filter((toast) => toast.visible)
		.map((toast) => (
			// biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the time
			<div
				key={toast.id}
				onPointerEnter={handlers.startPause}
				onPointerLeave={handlers.endPause}
				onFocus={handlers.startPause}
				onBlur={handlers.endPause}
				onKeyDown={(event) => {
					if (event.key === "Escape") store.dismiss(toast.id);
				}}
				className="pointer-events-auto flex max-w-full items-center gap-3 rounded-md border border-transparent bg-ink py-1.5 pr-2 pl-5 font-semibold text-paper shadow-lift"
			>
				<Mark toast={toast} />
				<p className="min-w-0 py-1.5 [overflow-wrap:anywhere]">
					{typeof toast.message === "function" ? toast.message(toast) : toast.message}
				</p>
				<button
					type="button"
					aria-label={close}
					onClick={() => {
						// a removed element fires no "blur", which would end the pause
						handlers.endPause();
						store.dismiss(toast.id);
					}}
					className="grid size-9 flex-none place-items-center rounded-full text-lg/none focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-paper hover:bg-paper/20"
				>
					×
				</button>
			</div>
		));
}

function Mark({ toast: { type } }: { toast: Toast }) {
	return marks[type] ? <span aria-hidden="true">{marks[type]}</span> : null;
}

const marks: Record<keyof typeof toastOptions, string> = {
	blank: "",
	custom: "",
	success: "✓",
	error: "!",
	loading: "…",
};
