import type { ReactNode } from "react";
import { SizedPicture } from "#app/catalogue/public/sized-picture.tsx";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { Notice } from "#app/ui/notice.tsx";

/** A step of a guest with a booking: the question on top, two sheets side by side below. */
export function GuestSheets({
	title,
	lead,
	nothing,
	problem,
	children,
}: {
	title: string;
	lead: string;
	/** Said first when the step was refused: "Nothing is cancelled yet." */
	nothing: string;
	/** Why the step was refused. */
	problem: string | null;
	children: ReactNode;
}) {
	return (
		<div className="wrap pt-[clamp(1.5rem,4vw,3rem)] pb-(--space-section)">
			<header className="mb-[clamp(1.5rem,3vw,2.75rem)] grid gap-3">
				<h1 className="text-[min(clamp(2.4rem,1.7rem+3vw,4rem),14vw)] wrap-anywhere">{title}</h1>
				<p className="text-lg/normal text-ink-soft">{lead}</p>
			</header>
			{problem ? (
				<div className="mb-6">
					<Notice look="bad">
						<p className="font-semibold">{nothing}</p>
						<p>{problem}</p>
					</Notice>
				</div>
			) : null}
			{children}
		</div>
	);
}

export const sheetPairClass =
	"grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-[clamp(2rem,4vw,4rem)]";

export function GuestSheet({ children }: { children: ReactNode }) {
	return (
		<div className="@container grid grid-cols-[minmax(0,1fr)] gap-6 rounded-lg bg-paper p-[clamp(1rem,4vw,2rem)] shadow-lift">
			{children}
		</div>
	);
}

/** The excursion's picture, its title and one line of facts. */
export function GuestTrip({ booking, facts }: { booking: GuestBooking; facts: string }) {
	const { poster, title } = booking;
	return (
		<div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4.5 @max-[17rem]:grid-cols-[minmax(0,1fr)]">
			<div className="aspect-square max-w-[5.5rem] overflow-hidden rounded-md bg-sand">
				<SizedPicture picture={poster} sizes="6rem" alt="" className="size-full object-cover" />
			</div>
			<div className="min-w-0 wrap-anywhere">
				<h2 className="text-[1.35rem]/[1.15]">{title}</h2>
				<p className="text-sm text-ink-soft">{facts}</p>
			</div>
		</div>
	);
}
