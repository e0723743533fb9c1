import { type DragEvent, useState } from "react";
import { maximumPictureBytes } from "#app/catalogue/pictures/picture-limits.ts";
import { type Upload, usePictureUpload } from "#app/catalogue/pictures/picture-upload.ts";
import type { StaffPicture } from "#app/catalogue/pictures/staff-picture.ts";
import { excursionPicturesTexts } from "#app/messages/staff/excursions/excursion-pictures.ts";
import { Button } from "#app/ui/button.tsx";

const texts = excursionPicturesTexts.upload;

const uploadFormId = "picture-upload";
const accepted = "image/jpeg,image/png,image/webp,image/gif";

/** Uploads several pictures, chosen or dropped, each with its progress and its own error. */
export function PictureDrop({
	excursionId,
	onStored,
}: {
	excursionId: string;
	onStored: (picture: StaffPicture) => void;
}) {
	const { uploads, send, dismiss } = usePictureUpload(excursionId, onStored);
	const [isOver, setIsOver] = useState(false);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setIsOver(false);
		const files = [...event.dataTransfer.files];
		if (files.length > 0) void send(files);
	};
	return (
		<div className="grid gap-3">
			<label
				onDragOver={(event) => {
					if (!event.dataTransfer.types.includes("Files")) return;
					event.preventDefault();
					setIsOver(true);
				}}
				onDragLeave={() => setIsOver(false)}
				onDrop={drop}
				className={`relative grid min-h-36 cursor-pointer place-items-center rounded-md border-2 border-dashed border-edge p-4 text-center text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isOver ? "bg-foam" : ""}`}
			>
				<span>
					<b className="font-bold">{texts.add}</b>
					<br />
					{texts.kinds({ most: maximumPictureBytes / 1_048_576 })}
				</span>
				<input
					type="file"
					name="image"
					multiple
					accept={accepted}
					form={uploadFormId}
					aria-label={texts.add}
					onChange={(event) => {
						const files = [...(event.target.files ?? [])];
						event.target.value = "";
						void send(files);
					}}
					className="absolute inset-0 cursor-pointer opacity-0"
				/>
			</label>
			<noscript>
				<Button type="submit" form={uploadFormId}>
					{texts.upload}
				</Button>
			</noscript>
			<ul aria-live="polite" className="grid gap-2">
				{uploads.map((upload) => (
					<Line key={upload.id} upload={upload} onDismiss={() => dismiss(upload.id)} />
				))}
			</ul>
		</div>
	);
}

/** Upload form for browsers without JavaScript; it is outside of the editor's form. */
export function PictureUploadForm({ excursionId }: { excursionId: string }) {
	return (
		<form
			id={uploadFormId}
			method="post"
			encType="multipart/form-data"
			action={`/dashboard/excursion/${excursionId}/pictures`}
		/>
	);
}

function Line({
	upload: { name, progress, error },
	onDismiss,
}: {
	upload: Upload;
	onDismiss: () => void;
}) {
	return (
		<li className="grid gap-1 text-sm">
			<span className="truncate font-semibold">{name}</span>
			{error ? (
				<>
					<span className="font-semibold text-danger">{error}</span>
					<button type="button" onClick={onDismiss} className="justify-self-start py-1 underline">
						{texts.gotIt}
					</button>
				</>
			) : (
				<>
					<progress
						value={progress}
						aria-label={texts.progress({ name })}
						className="h-2 w-full accent-ocean"
					/>
					<span className="text-ink-soft">
						{progress < 1
							? texts.sent({ percent: Math.round(progress * 100) })
							: texts.becomesSmaller}
					</span>
				</>
			)}
		</li>
	);
}
