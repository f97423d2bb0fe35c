import { Directive, ElementRef, inject } from '@angular/core';
import {
  NG_VALIDATORS,
  NG_VALUE_ACCESSOR,
  type ControlValueAccessor,
  type ValidationErrors,
  type Validator,
} from '@angular/forms';
import type { FenEditor } from 'fen-elements';

/** Makes an editor a control of Angular's forms: copy this file into your application. */
@Directive({
  selector: 'fen-editor[formControlName], fen-editor[formControl], fen-editor[ngModel]',
  providers: [
    { provide: NG_VALUE_ACCESSOR, useExisting: PositionAccessor, multi: true },
    { provide: NG_VALIDATORS, useExisting: PositionAccessor, multi: true },
  ],
  host: { '(fen-change)': 'changed(editor.fen)', '(change)': 'touched()' },
})
export class PositionAccessor implements ControlValueAccessor, Validator {
  protected readonly editor = inject<ElementRef<FenEditor>>(ElementRef).nativeElement;
  protected changed: (fen: string) => void = () => {};
  protected touched: () => void = () => {};

  writeValue(fen: string | null): void {
    this.editor.fen = fen ?? '';
  }

  registerOnChange(changed: (fen: string) => void): void {
    this.changed = changed;
  }

  registerOnTouched(touched: () => void): void {
    this.touched = touched;
  }

  setDisabledState(isDisabled: boolean): void {
    this.editor.disabled = isDisabled;
  }

  /** What the editor has to say against the position, as the error `position`. */
  validate(): ValidationErrors | null {
    return this.editor.validity.valid ? null : { position: this.editor.validationMessage };
  }
}
