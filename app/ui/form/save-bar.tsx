import type { ReactNode } from "react";
import { Link, useNavigation } from "react-router";
import { formTexts } from "#app/messages/staff/office/form.ts";
import { Button } from "#app/ui/button.tsx";

export const saveButtonId = "save";

/** Stays visible at the foot of a long form: its state, cancel, and save. */
export function SaveBar({
	state,
	back,
	label = formTexts.save,
	children,
}: {
	state: ReactNode;
	back: string;
	label?: string;
	children?: ReactNode;
}) {
	const isSaving = useNavigation().state === "submitting";
	return (
		<div className="sticky bottom-[var(--menu-height,0px)] z-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line bg-page py-3">
			<div className="text-sm text-ink-soft">{state}</div>
			<div className="flex flex-wrap items-center gap-3">
				{children}
				<Link to={back} className="inline-block py-1 font-semibold">
					{formTexts.discard}
				</Link>
				<Button id={saveButtonId} type="submit" look="next" aria-disabled={isSaving}>
					{isSaving ? formTexts.saving : label}
				</Button>
			</div>
		</div>
	);
}
