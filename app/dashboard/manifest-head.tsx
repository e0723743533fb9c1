import { Link } from "react-router";
import type { Manifest } from "#app/bookings/manifest.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate } from "#app/ui/format.ts";
import { Toast } from "#app/ui/toast.tsx";
import { PrintButton } from "./print-button.tsx";
import { miniButton, StaffHead } from "./staff-head.tsx";

const sentences: Record<string, string> = {
	cancelled: "The departure is cancelled, every guest has a mail",
	moved: "The guests have moved here, everybody has a mail",
};

/** Which departure it is, how it stands, and what can be done with the whole of it. */
export function ManifestHead({
	manifest,
	date,
	done,
	mayChange,
}: {
	manifest: Manifest;
	/** Local date. */
	date: string;
	/** The step that led here, as the address names it. */
	done: string | null;
	mayChange: boolean;
}) {
	const sentence = done && Object.hasOwn(sentences, done) ? sentences[done] : null;
	return (
		<>
			{sentence ? <Toast>{sentence}</Toast> : null}
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
								<Badge look="bad">Closed</Badge> {manifest.note}
							</>
						) : null}
					</>
				}
			>
				<PrintButton />
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
		</>
	);
}
