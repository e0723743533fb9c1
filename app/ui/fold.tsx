import type { ReactNode } from "react";

/** A part of a screen that stays folded until somebody needs it: for what is used seldom. */
export function Fold({
	title,
	isOpen = false,
	children,
}: {
	title: string;
	/** True where a refused form is inside. */
	isOpen?: boolean;
	children: ReactNode;
}) {
	return (
		<details open={isOpen || undefined}>
			<summary className="cursor-pointer py-2 font-display text-[1.3rem]">{title}</summary>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4">{children}</div>
		</details>
	);
}
