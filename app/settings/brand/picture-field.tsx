import { useState } from "react";
import { maximumPictureBytes, tooLarge } from "#app/catalogue/pictures/picture-limits.ts";
import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import {
	FieldFrame,
	type Frame,
	fieldAttributes,
	fieldBoxClass,
} from "#app/ui/form/field-frame.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";

const { picture: texts } = settingsTexts;

/** A picture of the operator's: what guests see now, and another file in its place. */
export function PictureField({
	defaultValue: address,
	isMark = false,
	...frame
}: Frame & { defaultValue: string | undefined; isMark?: boolean }) {
	const [refusal, setRefusal] = useState<string | null>(null);
	const { name } = frame;
	const field = { ...frame, errors: refusal ? [refusal] : frame.errors };
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<input type="hidden" name={name} value={address ?? ""} />
			<FieldFrame {...field}>
				<input
					type="file"
					accept="image/png,image/jpeg,image/webp,image/gif"
					{...fieldAttributes(field)}
					name={fileOf(name)}
					onChange={({ target }) => {
						const size = target.files?.[0]?.size ?? 0;
						// the server would refuse the whole form
						if (size > maximumPictureBytes) target.value = "";
						setRefusal(size > maximumPictureBytes ? tooLarge(size) : null);
					}}
					className={fieldBoxClass}
				/>
			</FieldFrame>
			{address ? (
				<div className="flex flex-wrap items-center gap-4">
					<figure className="grid gap-1.5">
						<figcaption className="text-sm font-semibold">{texts.present}</figcaption>
						{isMark ? (
							<div className="flex">
								{["bg-[#fbf6ec]", "bg-[#0d1c27]"].map((ground) => (
									<span key={ground} className={`border border-line p-3 ${ground}`}>
										<img src={address} alt="" className="h-10 max-w-32 object-contain" />
									</span>
								))}
							</div>
						) : (
							<img src={address} alt="" className="h-28 max-w-full rounded-md object-cover" />
						)}
					</figure>
					<TickBox name={removalOf(name)} label={texts.remove} isOn={false} />
				</div>
			) : null}
		</div>
	);
}

/** Settings that hold the address of a picture. */
export type PictureSetting = "BRAND_MARK" | "HOME_PICTURE";

/** The form's field for a new file. */
export function fileOf(name: string): string {
	return `${name}_FILE`;
}

/** The form's tick that takes the present picture away. */
export function removalOf(name: string): string {
	return `${name}_REMOVE`;
}
