import { type ComponentType, useSyncExternalStore } from "react";

let list: ComponentType | null = null;
const listeners = new Set<() => void>();

/** Called with the first toast: no page without toasts loads the code that shows them. */
export function fillToastArea(toasts: ComponentType): void {
	list = toasts;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * Where toasts appear, once for the whole product. The live region stands from the start, so that screen
 * readers watch it; each toast is read when it is added, by itself.
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
