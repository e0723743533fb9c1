import type { ReactNode } from "react";

/** Asks once before something that can't be undone; works without a script. */
export function ConfirmButton({
	act,
	consequence,
	isOpen = false,
	children,
}: {
	/** For example "Delete this account". */
	act: ReactNode;
	/** What is lost, and to whom it belongs. */
	consequence: ReactNode;
	/** Open from the start, after a refused attempt. */
	isOpen?: boolean;
	/** The confirming button: "Yes, delete Marta Boss". */
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
