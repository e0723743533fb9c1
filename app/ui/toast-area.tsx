import { lazy, Suspense, useEffect, useState } from "react";

const ToastList = lazy(() => import("./toast-list.tsx"));

/** Told to the page's shell when the first toast is on its way. */
export const toastEvent = "island:toast";

/**
 * Where toasts appear; once, in the root. The live region stands from the start, so that screen
 * readers watch it; the code that fills it comes with the first toast.
 */
export function ToastArea() {
	const [isUsed, setIsUsed] = useState(false);
	useEffect(() => {
		const use = () => setIsUsed(true);
		addEventListener(toastEvent, use, { once: true });
		return () => removeEventListener(toastEvent, use);
	}, []);
	return (
		<div
			role="status"
			aria-live="polite"
			className="pointer-events-none fixed inset-x-4 top-4 z-50 grid justify-items-center gap-2"
		>
			{isUsed ? (
				<Suspense>
					<ToastList />
				</Suspense>
			) : null}
		</div>
	);
}
