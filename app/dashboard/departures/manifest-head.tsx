import { Link } from "react-router";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { manifestTexts } from "#app/messages/staff/departures/manifest.ts";
import { sharedTexts } from "#app/messages/staff/departures/shared.ts";
import type { Manifest } from "#app/operations/manifest/manifest.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import { PrintButton } from "./print-button.tsx";

const texts = manifestTexts.head;

export function ManifestHead({
	manifest,
	date,
	excursionId,
	mayChange,
	maySell,
	mayAssign,
	mayWrite,
}: {
	manifest: Manifest;
	excursionId: string;
	/** Local date. */
	date: string;
	mayChange: boolean;
	maySell: boolean;
	mayAssign: boolean;
	mayWrite: boolean;
}) {
	return (
		<StaffHead
			title={manifest.title}
			above={
				<>
					<Link to={`/dashboard?date=${date}`} className="print:hidden">
						{formatDate(date, "long")}
					</Link>
					<span className="hidden print:inline">{formatDate(date, "full")}</span> ·{" "}
					{texts.starts({ time: manifest.startTime })}
					{manifest.isClosed ? (
						<>
							{" "}
							<Badge look="bad">{texts.closed}</Badge>
						</>
					) : null}
				</>
			}
		>
			{maySell ? (
				<Link
					className={miniButton}
					to={`/dashboard/bookings/new?excursion=${excursionId}&date=${date}`}
				>
					{sharedTexts.sellSeats}
				</Link>
			) : null}
			{mayWrite ? (
				<Link className={miniButton} to="write">
					{sharedTexts.writeToGuests}
				</Link>
			) : null}
			{mayAssign ? (
				<Link
					className={miniButton}
					to={`/dashboard/calendar?day=${date}&on=${excursionId}_${date}&act=team`}
				>
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
					{mayChange ? (
						<>
							<Link className={miniButton} to="move">
								{texts.move}
							</Link>
							<Link className={miniButton} to="cancel">
								{sharedTexts.cancelDeparture}
							</Link>
						</>
					) : null}
				</div>
			</details>
		</StaffHead>
	);
}
