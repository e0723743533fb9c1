import type { ReactNode } from "react";

/** Takes the focus when its step begins, so that a screen reader reads it. */
export function StepHeading({ children }: { children: ReactNode }) {
	return (
		<h1 tabIndex={-1} className="text-[2.6rem] focus:outline-none">
			{children}
		</h1>
	);
}
