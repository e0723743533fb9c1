import { lazy, Suspense, useEffect, useState } from "react";
import { toastEvent } from "./toast-event.ts";

const ToastList = lazy(() => import("./toast-list.tsx"));

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
