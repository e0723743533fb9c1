import type { ReactNode } from "react";
import type { RequiredName } from "#app/sales/booking/booking-form-fields.ts";

/** A screen of the sale at a totem. */
export type Step =
	| "about"
	| "choose"
	| "fares"
	| "extras"
	| "contact"
	| "name"
	| "email"
	| "check"
	| "code"
	| "phone"
	| "desk";

/** From day and people to the guest's name; a trip without fares or extras does without their steps. */
const choiceSteps = ["choose", "fares", "extras", "contact"] as const satisfies Step[];
type ChoiceStep = (typeof choiceSteps)[number];

/** The next step of a choice, or with -1 the one before. */
export function choiceStep(
	from: ChoiceStep,
	by: 1 | -1,
	{ offersFares, offersMore }: { offersFares: boolean; offersMore: boolean },
): ChoiceStep {
	const next = choiceSteps[choiceSteps.indexOf(from) + by] ?? from;
	const isSkipped = (next === "fares" && !offersFares) || (next === "extras" && !offersMore);
	return isSkipped ? choiceStep(next, by, { offersFares, offersMore }) : next;
}

/** What the booking form requires. */
export type Guest = Record<RequiredName, string>;

/** Takes the focus when its step begins, so that a screen reader reads it. */
export function StepHeading({ children }: { children: ReactNode }) {
	return (
		<h1 tabIndex={-1} className="text-[2.6rem] focus:outline-none">
			{children}
		</h1>
	);
}
