import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { formTexts } from "#app/messages/staff/office/form.ts";
import { Button } from "#app/ui/button.tsx";
import { onRefusedSave } from "./refused-save.ts";
import { useReplayEarlyInput } from "./replay-early-input.ts";

/** True after typing, and again after a submission that was refused. */
export function useUnsaved() {
	const [isDirty, setIsDirty] = useState(false);
	useReplayEarlyInput();
	useEffect(() => onRefusedSave((refusal) => refusal && setIsDirty(true)), []);
	return [isDirty, setIsDirty] as const;
}

/**
 * Asks before typed text is lost by a link, the back button or closing the page.
 * @param openedBy the part of the address's query that says whose form the page shows, where it shows one of several.
 */
export function UnsavedChanges({
	isDirty,
	openedBy,
}: {
	isDirty: boolean;
	openedBy?: string | undefined;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const blocker = useBlocker(
		({ currentLocation, nextLocation, historyAction }) =>
			isDirty &&
			// the answer to the form itself leads to the same page
			(currentLocation.pathname !== nextLocation.pathname ||
				historyAction === "POP" ||
				(openedBy !== undefined &&
					openRow(currentLocation, openedBy) !== openRow(nextLocation, openedBy))),
	);
	const isAsking = blocker.state === "blocked";
	useEffect(() => {
		if (isAsking) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isAsking]);
	useEffect(() => {
		if (!isDirty) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isDirty]);
	return (
		<dialog
			ref={dialog}
			aria-labelledby="unsaved-title"
			onCancel={() => blocker.reset?.()}
			className="m-auto w-[min(100%-2rem,28rem)] rounded-lg bg-paper p-6 shadow-lift backdrop:bg-abyss/50"
		>
			<div className="grid gap-4">
				<h2 id="unsaved-title" className="text-xl">
					{formTexts.leave.title}
				</h2>
				<p>{formTexts.leave.words}</p>
				<div className="flex flex-wrap gap-3">
					<Button type="button" look="next" onClick={() => blocker.reset?.()}>
						{formTexts.leave.stay}
					</Button>
					<Button type="button" onClick={() => blocker.proceed?.()}>
						{formTexts.leave.leave}
					</Button>
				</div>
			</div>
		</dialog>
	);
}

function openRow({ search }: { search: string }, openedBy: string): string | null {
	return new URLSearchParams(search).get(openedBy);
}
