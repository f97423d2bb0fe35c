import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { FormControl, FormGroup, ReactiveFormsModule, Validators } from '@angular/forms';
import 'fen-elements';
import { PositionAccessor } from './position-accessor';

@Component({
  selector: 'example-app',
  imports: [ReactiveFormsModule, PositionAccessor],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <form [formGroup]="form" (ngSubmit)="submit()">
      <fen-editor formControlName="position"></fen-editor>
      <p>
        Angular knows <output id="known">{{ form.value.position }}</output>
        {{ form.controls.position.errors?.['position'] }}
      </p>
      <button>Submit</button> <output id="arrived">{{ arrived() }}</output>
    </form>
  `,
})
export class App {
  protected readonly form = new FormGroup({
    position: new FormControl('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', {
      nonNullable: true,
      validators: Validators.required,
    }),
  });
  protected readonly arrived = signal('');

  protected submit(): void {
    if (this.form.valid) this.arrived.set(this.form.getRawValue().position);
  }
}
