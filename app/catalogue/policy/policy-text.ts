/** A policy as staff and the operator's setting write it: "72:80,2:10; no-show:5; weather:Above two metres we stay." */
import type { CancellationPolicy, CancellationStep } from "./cancellation-policy.ts";

const longestHours = 24 * 365;
const mostSteps = 5;
export const longestWeather = 300;

/** Steps are hours before the start and the percentage, in any order, or "none"; null where the text is no policy. */
export function readPolicyText(text: string): CancellationPolicy | null {
	const [, stepsText = "", noShow = "0", weather] =
		/^([^;]*?)(?:; ?no-show:(\d{1,3}))?(?:; ?weather:([^\n]*))?$/.exec(text.trim()) ?? [];
	const steps = readSteps(stepsText.trim());
	const policy = {
		steps: steps ?? [],
		noShowPercent: Number(noShow),
		weather: weather?.trim() ?? null,
	};
	return steps && isPolicy(policy) ? policy : null;
}

export function policyText({ steps, noShowPercent, weather }: CancellationPolicy): string {
	const parts = [
		steps.map(({ hours, percent }) => `${hours}:${percent}`).join(",") || "none",
		...(noShowPercent > 0 ? [`no-show:${noShowPercent}`] : []),
		...(weather === null ? [] : [`weather:${weather}`]),
	];
	return parts.join("; ");
}

function readSteps(text: string): CancellationStep[] | null {
	if (text === "none") return [];
	const steps = text.split(",").map((part) => {
		const [, hours, percent] = /^\s*(\d{1,4})\s*:\s*(\d{1,3})\s*$/.exec(part) ?? [];
		return { hours: Number(hours ?? Number.NaN), percent: Number(percent ?? Number.NaN) };
	});
	return steps.sort((one, other) => other.hours - one.hours);
}

/** A later step that refunds as much or more would reward waiting, and so would not coming at all. */
export function isPolicy({ steps, noShowPercent, weather }: CancellationPolicy): boolean {
	const areInRange = steps.every(
		({ hours, percent }) => hours <= longestHours && percent >= 1 && percent <= 100,
	);
	const areFalling = steps.every((step, position) => {
		const stepBefore = steps[position - 1];
		return !stepBefore || (stepBefore.hours > step.hours && stepBefore.percent > step.percent);
	});
	const isNoShowLeast = noShowPercent <= (steps.at(-1)?.percent ?? 0);
	const isShort = steps.length <= mostSteps && (weather ?? "").length <= longestWeather;
	return areInRange && areFalling && isNoShowLeast && isShort;
}
