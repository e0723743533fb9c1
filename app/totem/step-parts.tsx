import type { ReactNode } from "react";
import { totemButton } from "./totem-button.ts";

/** Takes the focus when its step begins, so that it is read out. */
export function StepHeading({ children }: { children: ReactNode }) {
	return (
		<h1 tabIndex={-1} className="text-[2.6rem] focus:outline-none">
			{children}
		</h1>
	);
}

export function StepBack({ onClick, children }: { onClick: () => void; children: ReactNode }) {
	return (
		<button type="button" onClick={onClick} className={totemButton("quiet", "justify-self-start")}>
			<span aria-hidden="true">‹</span> {children}
		</button>
	);
}
