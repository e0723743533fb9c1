import { type ComponentType, useSyncExternalStore } from "react";

let list: ComponentType | null = null;
const listeners = new Set<() => void>();

/** Called with the first toast, so that pages without toasts do not load the list's code. */
export function fillToastArea(toasts: ComponentType): void {
	list = toasts;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * The one area for toasts. The live region is in the page from the start, otherwise screen readers
 * do not announce the first toast.
 */
export function ToastArea() {
	const Toasts = useSyncExternalStore(
		subscribe,
		() => list,
		() => null,
	);
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
