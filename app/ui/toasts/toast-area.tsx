import type { ComponentType } from "react";
import { makePageState } from "#app/ui/page-state.ts";

const area = makePageState<{ Toasts: ComponentType | null }>({ Toasts: null });

/** Called with the first toast, so that pages without toasts do not load the list's code. */
export function fillToastArea(Toasts: ComponentType): void {
	area.change({ Toasts });
}

/**
 * The one area for toasts. The live region is in the page from the start, otherwise screen readers
 * do not announce the first toast.
 */
export function ToastArea() {
	const { Toasts } = area.use();
	return (
		<div
			role="status"
			aria-live="polite"
			aria-atomic="false"
			className="pointer-events-none fixed inset-x-4 top-4 z-50 grid justify-items-center gap-2 print:hidden"
		>
			{Toasts ? <Toasts /> : null}
		</div>
	);
}
