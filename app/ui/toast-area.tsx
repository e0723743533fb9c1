/** Where toasts appear. */
export const toastAreaId = "toasts";

/**
 * The live region stands from the start, so that screen readers watch it; the code that fills it comes
 * with the first toast, and no page without toasts knows of it.
 */
export function ToastArea() {
	return (
		<div
			id={toastAreaId}
			role="status"
			aria-live="polite"
			className="pointer-events-none fixed inset-x-4 top-4 z-50 grid justify-items-center gap-2"
		/>
	);
}
