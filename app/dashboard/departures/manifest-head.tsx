import { Link } from "react-router";
import type { Manifest } from "#app/bookings/manifest/manifest.server.ts";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import { PrintButton } from "./print-button.tsx";

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
					<Link to={`/dashboard/departures?date=${date}`} className="print:hidden">
						{formatDate(date, "long")}
					</Link>
					<span className="hidden print:inline">{formatDate(date, "full")}</span> · starts{" "}
					{manifest.startTime}
					{manifest.isClosed ? (
						<>
							{" "}
							<Badge look="bad">Closed</Badge>
						</>
					) : null}
				</>
			}
		>
			<PrintButton />
			{maySell ? (
				<Link
					className={miniButton}
					to={`/dashboard/bookings/new?excursion=${excursionId}&date=${date}`}
				>
					Sell seats
				</Link>
			) : null}
			{mayWrite ? (
				<Link className={miniButton} to="write">
					Write to the guests
				</Link>
			) : null}
			{mayAssign ? (
				<Link
					className={miniButton}
					to={`/dashboard/calendar?day=${date}&on=${excursionId}_${date}&act=team`}
				>
					Guide and van
				</Link>
			) : null}
			{mayChange ? (
				<>
					<Link className={miniButton} to="move">
						Move to another day
					</Link>
					<Link className={miniButton} to="cancel">
						Cancel this departure
					</Link>
				</>
			) : null}
		</StaffHead>
	);
}
