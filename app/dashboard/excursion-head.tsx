import { editorFormId } from "#app/excursions/excursion-editor.tsx";
import { OnSaleSwitch } from "#app/excursions/on-sale-switch.tsx";
import type { StaffExcursion } from "#app/excursions/staff-excursion.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

/** Which excursion it is, whether it is on sale, and what its last save has done. */
export function ExcursionHead({
	excursion,
	isOnSale,
	saved,
	isSaved,
	refused,
	mayUpdate,
}: {
	excursion: Pick<StaffExcursion, "title" | "isActive">;
	/** As it stands in the form. */
	isOnSale: boolean;
	/** The version that was saved last; a new one makes the form anew. */
	saved: string | null;
	isSaved: boolean;
	/** What was said of pictures that could not be taken. */
	refused: string[];
	mayUpdate: boolean;
}) {
	return (
		<>
			<PageHead
				title={excursion.title}
				up={{ to: "/dashboard/excursion", label: "All excursions" }}
			>
				<OnSaleSwitch
					key={`switch-${saved}`}
					form={editorFormId}
					isOn={isOnSale}
					isDisabled={!mayUpdate}
				/>
			</PageHead>
			{isSaved ? (
				<Notice look="good">
					<p>
						<b className="font-semibold">Saved.</b>{" "}
						{excursion.isActive
							? "Guests see it from now on."
							: "It is not on sale: add a picture and a pickup, then turn on “On sale” and save."}
					</p>
				</Notice>
			) : null}
			{refused.map((message) => (
				<Notice key={message} look="bad">
					{message}
				</Notice>
			))}
			{mayUpdate ? null : (
				<Notice>You may read this excursion. To change it you need another role.</Notice>
			)}
		</>
	);
}
