import { policyText, readPolicyText } from "./policy-text.ts";

/** A policy as staff type it into boxes: an empty one is no number yet. */
export interface TypedPolicy {
	steps: { hours: string; percent: string }[];
	noShow: string;
	hasWeather: boolean;
	/** What staff add to the weather clause; kept while the box of the clause is not ticked. */
	weather: string;
}

/** The boxes of any text, so that what is refused stays as it was typed. */
export function typedPolicyOf(text: string): TypedPolicy {
	const [, stepsText = "", noShow = "0", weather] =
		/^(.*?)(?:; ?no-show:(.*?))?(?:; ?weather:(.*))?$/s.exec(text.trim()) ?? [];
	const steps = /^(none)?$/.test(stepsText) ? [] : stepsText.split(",");
	return {
		steps: steps.map((step) => {
			const [hours = "", ...rest] = step.split(":");
			return { hours: hours.trim(), percent: rest.join(":").trim() };
		}),
		noShow,
		hasWeather: weather !== undefined,
		weather: weather ?? "",
	};
}

/** What the form sends; of boxes that are no policy a text that is refused. */
export function textOfTyped({ steps, noShow, hasWeather, weather }: TypedPolicy): string {
	const parts = [
		steps.map(({ hours, percent }) => `${hours}:${percent}`).join(",") || "none",
		`no-show:${noShow || 0}`,
		...(hasWeather ? [`weather:${weather}`] : []),
	];
	const text = parts.join("; ");
	const policy = readPolicyText(text);
	return policy ? policyText(policy) : text;
}
