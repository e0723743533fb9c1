import { useEffect, useRef, useState } from "react";
import { controlsTexts } from "#app/messages/catalogues/site/controls.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { closeToast, type Toast, type ToastLook, useToasts } from "./shown-toasts.ts";

/** Milliseconds. */
export const toastDurations: Record<ToastLook, number> = { error: 4000, success: 2000 };

const marks: Record<ToastLook, string> = { success: "✓", error: "!" };

/**
 * Toasts stay while the pointer is over one of them or one of their buttons has the focus (WCAG 2.2.1).
 */
export function ToastList() {
	const toasts = useToasts();
	const [isPaused, setIsPaused] = useState(false);
	return toasts.map((toast) => (
		<ToastLine key={toast.id} toast={toast} isPaused={isPaused} onPause={setIsPaused} />
	));
}

function ToastLine({
	toast: { id, look, text },
	isPaused,
	onPause,
}: {
	toast: Toast;
	isPaused: boolean;
	onPause: (isPaused: boolean) => void;
}) {
	const { close } = useTexts(controlsTexts);
	useEnd(id, toastDurations[look], isPaused);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the time
		<div
			onPointerEnter={() => onPause(true)}
			onPointerLeave={() => onPause(false)}
			onFocus={() => onPause(true)}
			onBlur={() => onPause(false)}
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				onPause(false);
				closeToast(id);
			}}
			className="pointer-events-auto flex max-w-full items-center gap-3 rounded-md border border-transparent bg-ink py-1.5 pr-2 pl-5 font-semibold text-paper shadow-lift"
		>
			<span aria-hidden="true">{marks[look]}</span>
			<p className="min-w-0 py-1.5 [overflow-wrap:anywhere]">{text}</p>
			<button
				type="button"
				aria-label={close}
				onClick={() => {
					// a removed element fires no "blur", which would end the pause
					onPause(false);
					closeToast(id);
				}}
				className="grid size-9 flex-none place-items-center rounded-full text-lg/none focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-paper hover:bg-paper/20"
			>
				×
			</button>
		</div>
	);
}

/** Closes a toast after its time, which stands still during a pause. */
function useEnd(id: number, duration: number, isPaused: boolean): void {
	const left = useRef(duration);
	useEffect(() => {
		if (isPaused) return;
		const since = Date.now();
		const timer = setTimeout(() => closeToast(id), left.current);
		return () => {
			clearTimeout(timer);
			left.current -= Date.now() - since;
		};
	}, [id, isPaused]);
}
