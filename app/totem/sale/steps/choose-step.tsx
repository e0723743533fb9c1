import { policyOf } from "#app/catalogue/policy/cancellation-policy.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { lackingWith } from "#app/departures/departure.ts";
import { totemSaleTexts, totemTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { refundPromise } from "#app/sales/cancellation/refund-promise.ts";
import { lackingInWords } from "#app/sales/minimum-guests-words.ts";
import { Fact, TripTitle } from "#app/totem/catalogue/trip-facts.tsx";
import { backTime, meetingPointOf } from "#app/totem/catalogue/trips.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import { formatDuration } from "#app/ui/format/duration.ts";
import { useNow } from "#app/ui/use-now.ts";
import { DayChoice } from "../day-choice.tsx";
import { PeopleChoice } from "../people-choice.tsx";
import { PickupChoice } from "../pickup-choice.tsx";
import { TotalAndNext } from "../total-and-next.tsx";
import type { Choice } from "../use-choice.ts";
import { choiceStep, type Step } from "./step.tsx";

/**
 * In characters: a longer subtitle needs more than two lines and is left out here; the step before shows
 * it.
 */
const longSubtitle = 150;

export function ChooseStep({ choice, go }: { choice: Choice; go: (step: Step) => void }) {
	const language = useLanguage();
	const texts = useTexts(totemSaleTexts).choose;
	const { backHere, backThere, backAt } = useTexts(totemTexts).trip;
	const { timeZone, cancellation } = useSiteConfig();
	// a totem may show a page that it stored days ago, so the time is the device's, not that of the page
	const now = useNow(0);
	const { status, startAgain } = useTotem();
	const { excursion, day } = choice;
	return (
		<>
			<TripTitle
				excursion={excursion}
				hasSubtitle={choice.starts.length === 0 && excursion.subtitle.length <= longSubtitle}
			/>
			<dl className="grid grid-cols-3 gap-x-6 border-y-2 border-dotted border-dune py-3 landscape:py-2">
				<Fact term={texts.pickUp}>
					<PickupChoice choice={choice} />
				</Fact>
				<Fact term={choice.pickup && !choice.isAtHotel ? backThere : backHere}>
					{backAt({
						time: backTime(
							choice.pickup?.time ?? meetingPointOf(excursion, choice.hotel).time,
							excursion.durationMinutes,
							language,
						),
						duration: formatDuration(excursion.durationMinutes, language),
					})}
				</Fact>
				{day ? (
					<Fact term={texts.ifYouCancel}>
						{
							refundPromise(
								{
									policy: policyOf(excursion, cancellation.policy),
									timeZone,
									isOnIsland: true,
								},
								day,
								now,
								language,
							).line
						}
					</Fact>
				) : null}
			</dl>
			{choice.days.length === 0 ? (
				<div className="grid justify-items-start gap-5 text-[1.25rem]">
					<p>{texts.full}</p>
					<button type="button" onClick={startAgain} className={totemButton("next")}>
						{texts.otherTrips}
					</button>
				</div>
			) : (
				<>
					<DayChoice choice={choice} />
					<PeopleChoice choice={choice} />
					<LackingGuests choice={choice} now={now} />
					<TotalAndNext
						choice={choice}
						words={texts.book}
						isPossible={choice.isComplete && status.isOnline}
						goOn={() => go(choiceStep("choose", 1, choice))}
					/>
					<DisabledReason choice={choice} isOnline={status.isOnline} />
				</>
			)}
		</>
	);
}

/** The chosen departure has too few guests to run, with this party too. */
function LackingGuests({ choice: { day, seats }, now }: { choice: Choice; now: number }) {
	const language = useLanguage();
	const { timeZone } = useSiteConfig();
	const lacking = day && lackingWith(day.lacking, seats);
	return (
		<p
			role="status"
			className="max-w-none rounded-md bg-sand px-4 py-2.5 text-sm/snug empty:hidden"
		>
			{lacking ? lackingInWords(lacking, day, { now, timeZone }, language) : null}
		</p>
	);
}

function DisabledReason({ choice, isOnline }: { choice: Choice; isOnline: boolean }) {
	const texts = useTexts(totemSaleTexts).choose;
	const why = !isOnline
		? texts.noNetwork
		: !choice.pickup
			? texts.noStop
			: choice.isStartMissing
				? texts.noStart
				: !choice.day
					? texts.noDay
					: choice.seats > choice.day.left
						? texts.tooMany({ seats: choice.day.left })
						: "";
	return (
		<p role="status" className="-mt-2 text-right text-base/snug font-[650] text-few empty:hidden">
			{why}
		</p>
	);
}
