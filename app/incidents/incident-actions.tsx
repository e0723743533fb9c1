import { Form, useNavigation } from "react-router";
import { reviewQueueTexts } from "#app/messages/staff/office/review-queue.ts";
import { Button } from "#app/ui/button.tsx";
import { FormError, fieldBoxClass } from "#app/ui/form/field-frame.tsx";
import type { Incident, IncidentAction } from "./incident.ts";

export interface FailedAction {
	itemId: number;
	act: string;
	error: string;
	note: string;
}

interface ActWords {
	button: string;
	/** An action with a note first opens a field: its label, and whether the note is required. */
	note?: { summary: string; label: string; isRequired: boolean };
}

const { steps } = reviewQueueTexts;

const actWords = (): Record<IncidentAction, ActWords> => ({
	"retry refund": { button: steps.retryRefund },
	"paid back": {
		button: steps.paidBack,
		note: { summary: steps.paidBackAnotherWay, label: steps.howAndWhen, isRequired: true },
	},
	resend: { button: steps.resend },
	cancel: {
		button: steps.cancel,
		note: { summary: steps.cancel, label: steps.cancelReason, isRequired: false },
	},
	keep: {
		button: steps.keep,
		note: { summary: steps.keep, label: steps.keepWhy, isRequired: false },
	},
	settle: {
		button: steps.settle,
		note: { summary: steps.settle, label: steps.howItEnded, isRequired: true },
	},
});

/** The actions on one incident; those with a note open a field first, also without JavaScript. */
export function IncidentActions({
	item,
	acts,
	failed,
}: {
	item: Incident;
	acts: IncidentAction[];
	failed: FailedAction | null;
}) {
	const words = actWords();
	return (
		<div className="grid content-start gap-2 min-[45rem]:w-64">
			{acts.map((act) => {
				const failedAct = failed?.itemId === item.id && failed.act === act ? failed : null;
				const { button, note } = words[act];
				if (!note)
					return (
						<ActForm key={act} item={item} act={act} failed={failedAct}>
							<Submit>{button}</Submit>
						</ActForm>
					);
				return (
					<details key={act} open={failedAct !== null}>
						<summary className="cursor-pointer py-2 font-[550] text-ocean underline underline-offset-[0.22em]">
							{note.summary}
						</summary>
						<ActForm item={item} act={act} failed={failedAct}>
							<label className="grid gap-1.5 text-sm font-semibold">
								{note.label}
								<textarea
									name="note"
									rows={2}
									maxLength={300}
									required={note.isRequired}
									defaultValue={failedAct?.note ?? ""}
									className={fieldBoxClass}
								/>
							</label>
							<Submit>{button}</Submit>
						</ActForm>
					</details>
				);
			})}
		</div>
	);
}

function ActForm({
	item,
	act,
	failed,
	children,
}: {
	item: Incident;
	act: IncidentAction;
	failed: FailedAction | null;
	children: React.ReactNode;
}) {
	return (
		<Form method="post" preventScrollReset className="grid gap-2.5">
			<input type="hidden" name="intent" value={act} />
			<input type="hidden" name="item" value={item.id} />
			<input type="hidden" name="seenAt" value={item.updatedAt} />
			{children}
			<FormError>{failed?.error}</FormError>
		</Form>
	);
}

function Submit({ children }: { children: string }) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<Button className="min-h-11! justify-self-start px-4! py-1.5! text-sm!" disabled={isBusy}>
			{children}
		</Button>
	);
}
