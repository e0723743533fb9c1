import * as v from "valibot";
import { calendarTexts } from "#app/messages/staff/departures/calendar.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { planTexts } from "#app/messages/staff/departures/plan.ts";
import { checkForm, type FormErrors } from "#app/ui/form/form.ts";
import { blockOfText, filled } from "#app/ui/form/values/text-schema.ts";
import type { DeparturePlan } from "./departure-plan.ts";
import { answerHours, usualAnswerHours } from "./plan-request.ts";

const { refused } = calendarTexts;
const texts = sharedTexts.reason;
const what = () => texts.what;
const missing = () => texts.missing;
const reasonSchema = v.object({
	reason: v.pipe(blockOfText({ what, most: 300, missing }), v.minLength(4, missing)),
});
/** Where the mails say already why. */
const addedReasonSchema = v.object({ reason: filled(blockOfText({ what, most: 300 })) });

/** The mails say in each guest's language that it is the weather. */
const weatherSchema = v.object({
	...addedReasonSchema.entries,
	answerHours: v.pipe(
		v.string(),
		v.transform(Number),
		v.picklist(answerHours, () => planTexts.answerHours.missing),
	),
});

export type PressDecision =
	| { outcome: "refused"; errors: FormErrors; status: 400 | 409 }
	/** Its form of guides, vehicles and drivers is read next. */
	| { outcome: "team"; plan: DeparturePlan }
	| {
			outcome: "accepted";
			plan: DeparturePlan;
			reason: string;
			/** Hours in which guests choose whom the weather stops. */
			answerHours: number;
	  };

/** Whether a press may do what a plan says. @param token of the preview that is true now. */
export function decidePress(
	{ plan, token }: { plan: DeparturePlan | null; token: string | null },
	form: FormData,
): PressDecision {
	if (!plan) return refusal(refused.noneChosen);
	if (form.get("token") !== token) return refusal(refused.changed);
	if (plan.problem !== null) return refusal(plan.problem);
	if (plan.act === "team") return { outcome: "team", plan };
	if (plan.act === "weather") return accepted(plan, form, weatherSchema);
	if (!plan.asksReason) return { outcome: "accepted", plan, reason: "", ...usualAnswer };
	return accepted(plan, form, plan.isTooFew ? addedReasonSchema : reasonSchema);
}

const usualAnswer = { answerHours: usualAnswerHours };

function accepted(
	plan: DeparturePlan,
	form: FormData,
	schema: typeof reasonSchema | typeof addedReasonSchema | typeof weatherSchema,
): PressDecision {
	const { values, errors } = checkForm(schema, form);
	if (errors) return { outcome: "refused", errors, status: 400 };
	return { outcome: "accepted", plan, ...usualAnswer, ...values };
}

function refusal(words: string): PressDecision {
	return { outcome: "refused", errors: { "": [words] }, status: 409 };
}
