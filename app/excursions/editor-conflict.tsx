import { useEffect, useRef } from "react";
import { Notice } from "#app/ui/notice.tsx";
import type { Difference } from "./staff-excursion.ts";

/** Somebody was faster: what differs, before anybody's work is lost. */
export function EditorConflict({
	by,
	differences,
}: {
	by: string | null;
	differences: Difference[];
}) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (differences) heading.current?.focus();
	}, [differences]);
	return (
		<Notice look="bad">
			<h2 ref={heading} tabIndex={-1} className="text-[1.35rem]">
				{by ?? "Somebody"} saved a newer version while you were typing
			</h2>
			<p>
				Nothing of yours is lost: it still stands in the form. Look at what differs, change it where
				you like theirs better, and save again; then yours counts.
			</p>
			{differences.length > 0 ? (
				<dl className="grid gap-3">
					{differences.map(({ label, theirs, yours }) => (
						<div
							key={label}
							className="grid gap-1 border-t border-line pt-2 md:grid-cols-[10rem_1fr_1fr] md:gap-4"
						>
							<dt className="font-semibold">{label}</dt>
							<dd className="whitespace-pre-line">
								<span className="text-sm text-ink-soft">Theirs: </span>
								{theirs || "(empty)"}
							</dd>
							<dd className="whitespace-pre-line">
								<span className="text-sm text-ink-soft">Yours: </span>
								{yours || "(empty)"}
							</dd>
						</div>
					))}
				</dl>
			) : (
				<p className="font-semibold">Both say the same.</p>
			)}
		</Notice>
	);
}
