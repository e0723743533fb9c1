import { useToaster } from "react-hot-toast/headless";
import { type toastDurations, toastOptions } from "./toast-durations.ts";

export default function ToastList() {
	const { toasts, handlers } = useToaster(toastOptions);
	return toasts
		.filter((toast) => toast.visible)
		.map((toast) => (
			<p
				key={toast.id}
				// who reads slowly holds it with the pointer
				onPointerEnter={handlers.startPause}
				onPointerLeave={handlers.endPause}
				className="pointer-events-auto flex items-center gap-3 rounded-md bg-ink px-5 py-3 font-semibold text-paper shadow-lift"
			>
				{marks[toast.type] ? <span aria-hidden="true">{marks[toast.type]}</span> : null}
				{typeof toast.message === "function" ? toast.message(toast) : toast.message}
			</p>
		));
}

const marks: Record<keyof typeof toastDurations, string> = {
	blank: "",
	custom: "",
	success: "✓",
	error: "!",
	loading: "…",
};
