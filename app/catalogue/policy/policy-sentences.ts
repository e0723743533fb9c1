import type { Language } from "#app/messages/languages.ts";
import { cancellationTexts } from "#app/messages/texts.ts";
import type { CancellationPolicy } from "./cancellation-policy.ts";

/** The whole policy as sentences, in hours, for a departure that nobody has chosen yet. */
export function policyInSentences(policy: CancellationPolicy, language: Language): string {
	const { never, long } = cancellationTexts[language];
	const [first, ...others] = policy.steps;
	const steps = first
		? `${[long.first(first), ...others.map(long.later)].join(", ")}. ${long.afterwards}`
		: never;
	return [steps, ...clausesInSentences(policy, language)].join(" ");
}

/** What a policy says beside its steps. */
export function clausesInSentences(
	{ noShowPercent, weather }: CancellationPolicy,
	language: Language,
): string[] {
	const { noShow, weather: weatherClause } = cancellationTexts[language];
	return [
		...(noShowPercent > 0 ? [noShow({ percent: noShowPercent })] : []),
		...(weather === null ? [] : [weatherClause, weather].filter(Boolean)),
	];
}
