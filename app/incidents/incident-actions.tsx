import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FieldError, fieldBoxClass } from "#app/ui/form/field-frame.tsx";
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

const words: Record<IncidentAction, ActWords> = {
	"retry refund": { button: "Try the refund again" },
	"paid back": {
		button: "It is paid back",
		note: { summary: "Paid back another way", label: "How, and when", isRequired: true },
	},
	resend: { button: "Send it again" },
	cancel: {
		button: "Cancel the booking",
		note: {
			summary: "Cancel the booking",
			label: "Reason, for the guest (may stay empty)",
			isRequired: false,
		},
	},
	keep: {
		button: "Keep the booking",
		note: { summary: "Keep the booking", label: "Why (may stay empty)", isRequired: false },
	},
	settle: {
		button: "Mark as settled",
		note: { summary: "Mark as settled", label: "How it ended", isRequired: true },
	},
};

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
	return (
		<div className="grid content-start gap-2 min-[45rem]:w-64">
			{acts.map((act) => {
				const own = failed?.itemId === item.id && failed.act === act ? failed : null;
				const { button, note } = words[act];
				if (!note)
					return (
						<ActForm key={act} item={item} act={act} failed={own}>
							<Submit>{button}</Submit>
						</ActForm>
					);
				return (
					<details key={act} open={own !== null}>
						<summary className="cursor-pointer py-2 font-[550] text-ocean underline underline-offset-[0.22em]">
							{note.summary}
						</summary>
						<ActForm item={item} act={act} failed={own}>
							<label className="grid gap-1.5 text-sm font-semibold">
								{note.label}
								<textarea
									name="note"
									rows={2}
									maxLength={300}
									required={note.isRequired}
									defaultValue={own?.note ?? ""}
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
			{failed ? (
				<div role="alert">
					<FieldError>{failed.error}</FieldError>
				</div>
			) : null}
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
