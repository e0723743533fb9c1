import type { ReactNode } from "react";

/** What can't be taken back is asked once, naming what goes; it opens without a script too. */
export function ConfirmButton({
	act,
	consequence,
	isOpen = false,
	children,
}: {
	/** What is pressed first: "Delete this account". */
	act: ReactNode;
	/** What goes, and whose it is. */
	consequence: ReactNode;
	/** Opened from the start: what was asked for before was refused. */
	isOpen?: boolean;
	/** The button that does it: "Yes, delete Marta Boss". */
	children: ReactNode;
}) {
	return (
		<details open={isOpen}>
			<summary className="inline-block min-h-11 cursor-pointer py-2.5 font-semibold text-danger underline underline-offset-[0.22em]">
				{act}
			</summary>
			<div className="grid justify-items-start gap-3 pt-1 [overflow-wrap:anywhere]">
				<p className="text-sm">{consequence}</p>
				{children}
			</div>
		</details>
	);
}
