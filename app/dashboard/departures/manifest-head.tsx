import { Link } from "react-router";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { joinedNames } from "#app/departures/team/assignment.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { manifestTexts } from "#app/messages/staff/departures/manifest.ts";
import { planPath } from "#app/operations/calendar/capacity-calendar.ts";
import { minimumInWords } from "#app/operations/departures/minimum.ts";
import type { Manifest } from "#app/operations/manifest/manifest.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import { PrintButton } from "./print-button.tsx";

const texts = manifestTexts.head;

export function ManifestHead({
	manifest,
	mayChange,
	mayPayBack,
	maySell,
	mayAssign,
	mayWrite,
	mayWait,
}: {
	manifest: Manifest;
	mayChange: boolean;
	mayPayBack: boolean;
	maySell: boolean;
	mayAssign: boolean;
	mayWrite: boolean;
	/** It has a waiting list that the user may change. */
	mayWait: boolean;
}) {
	const { id, date, startTime, state, isCalledOff, minimum, title, waiting, free } = manifest;
	const isAwaited = waiting > 0 || free === 0;
	const waitingList = mayWait ? (
		<Link className={miniButton} to="waiting">
			{texts.waitingList({ count: waiting })}
		</Link>
	) : null;

	return (
		<StaffHead
			title={title}
			above={
				<>
					<Link to={`/dashboard?date=${date}`} className="print:hidden">
						{formatDate(date, "long")}
					</Link>
					<span className="hidden print:inline">{formatDate(date, "full")}</span> ·{" "}
					{texts.starts({ time: startTime })}
					{state === "open" ? null : (
						<>
							{" "}
							<Badge look="bad">{isCalledOff ? texts.calledOff : texts[state]}</Badge>
						</>
					)}
					<span className="block">{teamInWords(manifest).join(" · ")}</span>
					{minimum ? (
						<>
							{" · "}
							{minimum.isUndecided ? (
								<Link to={planPath(manifest, "run")}>{minimumInWords(minimum)}</Link>
							) : (
								minimumInWords(minimum)
							)}
						</>
					) : null}
				</>
			}
		>
			{maySell && !isCalledOff && state !== "cancelled" ? (
				<Link className={miniButton} to={`/dashboard/bookings/new?departure=${id}`}>
					{sharedTexts.sellSeats}
				</Link>
			) : null}
			{mayWrite ? (
				<Link className={miniButton} to="write">
					{sharedTexts.writeToGuests}
				</Link>
			) : null}
			{isAwaited ? waitingList : null}
			{isCalledOff && mayPayBack ? (
				<Link className={miniButton} to="weather">
					{texts.weatherChoices}
				</Link>
			) : null}
			{mayAssign ? (
				<Link className={miniButton} to={planPath(manifest, "team")}>
					{sharedTexts.guideAndVan}
				</Link>
			) : null}
			<details>
				<summary
					className={`${miniButton} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
				>
					{texts.more}
				</summary>
				<div className="flex flex-wrap gap-3 pt-3">
					<PrintButton />
					{isAwaited ? null : waitingList}
					{mayChange ? (
						<>
							<Link className={miniButton} to={planPath(manifest, "move")}>
								{texts.move}
							</Link>
							<Link className={miniButton} to={planPath(manifest, "weather")}>
								{texts.weather}
							</Link>
							<Link className={miniButton} to={planPath(manifest, "cancel")}>
								{sharedTexts.cancelDeparture}
							</Link>
						</>
					) : null}
				</div>
			</details>
		</StaffHead>
	);
}

/** ["Nuria Santana", "Van 3 + Van 5, 16 seats"] */
function teamInWords({ team, vehicleSeats }: Manifest): string[] {
	if (!team) return [];
	const vehicles = joinedNames(team.vehicle);
	return [
		joinedNames(team.guide),
		vehicleSeats === null ? vehicles : texts.vehicles({ names: vehicles, seats: vehicleSeats }),
		joinedNames(team.driver),
	].filter(Boolean);
}
